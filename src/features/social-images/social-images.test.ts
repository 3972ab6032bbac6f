import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSocialImages } from './create-social-images.ts'
import { drawSocialImage, type SocialSubject } from './draw-social-image.ts'
import { openSocialStage, type SocialStage } from './social-stage.ts'

const ASSETS = 'public'
const subject: SocialSubject = {
  title: 'Hollis & Wren Funeral Home',
  line: 'Asheville, North Carolina',
  providerName: 'Stillstone',
}

let stage: SocialStage
let folder: string
beforeAll(async () => {
  stage = await openSocialStage(ASSETS)
  folder = await mkdtemp(path.join(tmpdir(), 'social-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function inkIn(
  image: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<number> {
  const grey = await sharp(image).extract({ left, top, width, height }).greyscale().raw().toBuffer()
  return grey.filter((value) => value < 90).length / grey.length
}

describe('a social image', () => {
  it('is a JPEG of 1200 × 630 and at most 150 KB, with words on the left', async () => {
    const image = await drawSocialImage(stage, subject)
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(image.length).toBeLessThan(150_000)
    expect(await inkIn(image, 60, 180, 640, 400)).toBeGreaterThan(0.01)
    const blank = await drawSocialImage(stage, { title: '', line: '', providerName: '' })
    expect(await inkIn(blank, 60, 180, 640, 400)).toBe(0)
  })

  it.each([
    [
      'a name of many words',
      'Coopérative funéraire de l’Île-aux-Coudres et de Saint-Étienne-des-Grès '.repeat(5),
    ],
    ['one endless word', 'Donaudampfschifffahrt'.repeat(30)],
    ['letters beyond Latin-1', 'Dom Pogrzebowy Żółkiewski, Łódź'],
    ['control characters and a lone surrogate', 'Bell\u0000wether\n\uD800 Home'],
    ['signs that no font has', '\u{10FFFF}\u{1F54A}️'],
  ])('keeps %s between the left margin and the stones', async (_what, title) => {
    const image = await drawSocialImage(stage, { ...subject, title, line: title })
    expect(image.length).toBeLessThan(150_000)
    expect(await inkIn(image, 0, 0, 60, 630)).toBe(0)
    expect(await inkIn(image, 60, 590, 640, 40)).toBe(0)
    expect(await inkIn(image, 716, 250, 60, 300)).toBe(0)
  })

  it('differs with each of its words', async () => {
    const images = await Promise.all(
      [{}, { title: 'Another' }, { line: 'Elsewhere' }, { providerName: 'Provider' }].map((change) =>
        drawSocialImage(stage, { ...subject, ...change }),
      ),
    )
    expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(4)
  })
})

describe('the cache of social images', () => {
  const cacheIn = (name: string) => path.join(folder, name)
  const files = async (cacheDir: string) => (await readdir(cacheDir)).filter((name) => name.endsWith('.jpg'))

  it('draws once for concurrent requests, and keeps the image for the next process', async () => {
    const cacheDir = cacheIn('once')
    const images = createSocialImages({ assetsDir: ASSETS, cacheDir })
    const [first, second] = await Promise.all([images.imageOf(subject), images.imageOf({ ...subject })])
    expect(second).toBe(first)
    expect(await readdir(cacheDir)).toHaveLength(1)
    // Drawing needs the garden, so the image must come from disk.
    const later = createSocialImages({ assetsDir: cacheIn('no-garden'), cacheDir })
    expect(first?.equals(await later.imageOf(subject))).toBe(true)
    await expect(later.imageOf({ ...subject, title: 'New' })).rejects.toThrow(/ENOENT/)
  })

  it('draws again when the stored file is truncated', async () => {
    const cacheDir = cacheIn('cut')
    const images = createSocialImages({ assetsDir: ASSETS, cacheDir })
    const image = await images.imageOf(subject)
    const [name = ''] = await files(cacheDir)
    await truncate(path.join(cacheDir, name), 0)
    expect(image.equals(await images.imageOf(subject))).toBe(true)
    expect((await stat(path.join(cacheDir, name))).size).toBe(image.length)
  })

  it('evicts the least recently used image when full', async () => {
    const cacheDir = cacheIn('full')
    const images = createSocialImages({ assetsDir: ASSETS, cacheDir, maxBytes: 250_000 })
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await images.imageOf({ ...subject, title })
    await expect.poll(async () => (await files(cacheDir)).length).toBeLessThanOrEqual(3)
    const sizes = await Promise.all(
      (await files(cacheDir)).map(async (name) => (await readFile(path.join(cacheDir, name))).length),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000)
    expect(sizes.length).toBeGreaterThan(0)
  })

  it('still draws when nothing can be stored', async () => {
    const blocked = cacheIn('a-file')
    await writeFile(blocked, '')
    const images = createSocialImages({ assetsDir: ASSETS, cacheDir: blocked })
    expect((await images.imageOf(subject)).length).toBeGreaterThan(10_000)
  })
})
