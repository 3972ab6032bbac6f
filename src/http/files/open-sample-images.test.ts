import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canMountDisks, mountDisk, unmountDisk } from '../../../tests/servers/own-disk.ts'
import {
  SAMPLE_IMAGE_WIDTHS,
  SAMPLE_SCENES,
  type SampleScene,
  sampleImageSrcSet,
  sampleImageUrl,
} from '../../shared/pictures/sample-images.ts'
import { openSampleImages } from './open-sample-images.ts'

const KINDS = Object.keys(SAMPLE_SCENES) as SampleScene[]

describe('pictures', () => {
  const scenesFolder = 'src/sample-data/scenes'
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sample-images-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test.each(KINDS)('%s is a WebP of the asked width in its own ratio', async (kind) => {
    const image = await openSampleImages(folder, { scenesFolder })(sampleImageUrl(kind, 3, 320))
    const { format, width, height } = await sharp(image ?? Buffer.alloc(0)).metadata()
    const scene = SAMPLE_SCENES[kind]
    expect({ format, width, height }).toEqual({
      format: 'webp',
      width: 320,
      height: Math.round((320 * scene.height) / scene.width),
    })
    expect(image?.length).toBeLessThan(20_000)
  })

  test('a picture is rendered once, also for concurrent requests, and kept', async () => {
    const images = openSampleImages(folder, { scenesFolder })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => images('/sample-images/chapel-2-640.webp')),
    )
    expect(new Set(answers).size).toBe(1)
    expect(await readdir(folder)).toEqual(['chapel-2-640.webp'])
    const { mtimeMs } = await stat(path.join(folder, 'chapel-2-640.webp'))
    expect(await openSampleImages(folder, { scenesFolder })('/sample-images/chapel-2-640.webp')).toEqual(
      answers[0],
    )
    expect((await stat(path.join(folder, 'chapel-2-640.webp'))).mtimeMs).toBe(mtimeMs)
  })

  test.skipIf(!canMountDisks())(
    'a full disk costs no visitor a picture, and gets no half one (needs root and mount)',
    async () => {
      mountDisk(folder, '4k')
      try {
        await writeFile(path.join(folder, 'ballast'), Buffer.alloc(4096)).catch(() => {})
        const image = await openSampleImages(folder, { scenesFolder })('/sample-images/chapel-2-640.webp')
        expect((await sharp(image ?? Buffer.alloc(0)).metadata()).format).toBe('webp')
        expect(await readdir(folder)).toEqual(['ballast'])
      } finally {
        unmountDisk(folder)
      }
    },
  )

  test('more pictures than may render at once all arrive', async () => {
    const images = openSampleImages(folder, { scenesFolder, maxRenders: 1 })
    const answers = await Promise.all([0, 1, 2, 3].map((seed) => images(sampleImageUrl('stones', seed, 320))))
    expect(answers.every((image) => (image?.length ?? 0) > 500)).toBe(true)
  })

  test('a folder that cannot be written to gives the picture each time, and no hanging request', async () => {
    await writeFile(path.join(folder, 'file'), '')
    const images = openSampleImages(path.join(folder, 'file'), { scenesFolder })
    for (let time = 0; time < 2; time += 1)
      expect((await images('/sample-images/stones-1-320.webp'))?.length).toBeGreaterThan(500)
  })

  test.each([
    '/sample-images/castle-1-640.webp',
    '/sample-images/chapel-24-640.webp',
    '/sample-images/chapel-01-640.webp',
    '/sample-images/chapel--1-640.webp',
    '/sample-images/chapel-1-641.webp',
    '/sample-images/chapel-1-640.png',
    '/sample-images/constructor-1-640.webp',
    '/sample-images/__proto__-1-640.webp',
    '/sample-images/../chapel-1-640.webp',
    '/sample-images/chapel-1-640.webp\n',
    '/images/chapel-1-640.webp',
    '',
  ])('%j names no picture', async (name) => {
    expect(await openSampleImages(folder, { scenesFolder })(name)).toBeNull()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('srcset', () => {
  test('names a drawn picture in all its widths', () => {
    expect(sampleImageSrcSet('/sample-images/garden-5-960.webp')?.split(', ')).toEqual(
      SAMPLE_IMAGE_WIDTHS.map((width) => `/sample-images/garden-5-${width}.webp ${width}w`),
    )
  })

  test.each([null, '', 'https://house.example/photo.jpg', '/attached_assets/a.png'])(
    'is empty for %j',
    (url) => {
      expect(sampleImageSrcSet(url)).toBeNull()
    },
  )
})
