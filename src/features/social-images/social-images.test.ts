import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSocialImages } from './create-social-images.ts'
import { drawSocialImage, type SocialSubject } from './draw-social-image.ts'
import { openSocialStage } from './social-stage.ts'

const ASSETS = 'public'
const subject: SocialSubject = {
  title: 'Hollis & Wren Funeral Home',
  line: 'Asheville, North Carolina',
  providerName: 'Stillstone',
}

let stage: Awaited<ReturnType<typeof openSocialStage>>
beforeAll(async () => {
  stage = await openSocialStage(ASSETS)
})

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

it('an image is drawn once for all who ask for it, and then kept', async () => {
  const images = createSocialImages(ASSETS)
  const [first, second] = await Promise.all([images.imageOf(subject), images.imageOf({ ...subject })])
  expect(second).toBe(first)
  expect(await images.imageOf({ ...subject })).toBe(first)
  await expect(createSocialImages('no-garden').imageOf(subject)).rejects.toThrow(/ENOENT/)
})
