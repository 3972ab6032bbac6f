import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bilevelPng, soundPicture } from '../../../tests/values/bad-pictures.ts'
import { REFUSED_PNGS } from '../../../tests/values/hostile-pngs.ts'
import { cleanPicture, requirePictureFormat } from './clean-picture.ts'

test.each([
  [16_384, 8],
  [8, 16_384],
])('a side of 16,384 pixels is taken, one more is not: %i × %i', async (width, height) => {
  await expect(cleanPicture(bilevelPng(width, height))).resolves.toMatchObject({ format: 'png' })
  const [wider, higher] = width > height ? [width + 1, height] : [width, height + 1]
  await expect(cleanPicture(bilevelPng(wider, higher))).rejects.toThrow('16 million pixels')
})

test.each([
  ['png', 2100, 1900],
  ['jpeg', 2100, 1900],
  ['webp', 1480, 1340],
] as const)('a %s keeps 4 megapixels, WebP 2', async (format, side, height) => {
  const { bytes } = await cleanPicture(await soundPicture(format, side, height))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height, format })
  const larger = await cleanPicture(await soundPicture(format, side, side))
  const { width } = await sharp(larger.bytes).metadata()
  const most = format === 'webp' ? 2_000_000 : 4_000_000
  expect([width, width]).toEqual([Math.floor(Math.sqrt(most)), Math.floor(Math.sqrt(most))])
})

test('a picture of another format behind its first bytes is refused', async () => {
  const png = await soundPicture('png')
  png[0] = 0xff
  png[1] = 0xd8
  png[2] = 0xff
  await expect(cleanPicture(png)).rejects.toMatchObject({ code: 'invalid_input' })
})

describe('a format is known by all of its first bytes', () => {
  test.each([
    ['png', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['jpeg', [0, 1, 2]],
    ['webp', [0, 1, 2, 3, 8, 9, 10, 11]],
  ] as const)('%s', async (format, places) => {
    const sound = await soundPicture(format)
    expect(requirePictureFormat(sound)).toBe(format)
    for (const at of places) {
      const changed = Buffer.from(sound)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => requirePictureFormat(changed), String(at)).toThrow('Only PNG')
    }
  })
})

test('16 million pixels are taken, and a bomb is refused for its size by its header', async () => {
  await expect(cleanPicture(bilevelPng(4000, 4000))).resolves.toMatchObject({ format: 'png' })
  const [bomb] = REFUSED_PNGS
  await expect(cleanPicture((await bomb?.[1]()) ?? Buffer.alloc(0))).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'The picture has more than 16 million pixels. Please make it smaller.',
  })
})
