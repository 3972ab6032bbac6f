import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bilevelPng, soundPicture } from '../../../tests/values/bad-pictures.ts'
import { createPictureCleaner } from './create-picture-cleaner.ts'
import { PICTURE_COST } from './picture-cost.ts'

describe('a picture is refused, and the next one taken, when it costs', () => {
  test.each([
    ['more CPU time than it may', { maxCpuMs: 1 }],
    ['more memory than it may', { maxRssMb: 1 }],
  ])('%s', async (_, given) => {
    const cost = { ...PICTURE_COST, ...given }
    const clean = createPictureCleaner(cost)
    const refused = {
      code: 'invalid_input',
      message: expect.stringContaining('takes too much work to read'),
    }
    await expect(clean(bilevelPng(3900, 4000))).rejects.toMatchObject(refused)
    // The process ended; another one takes its place.
    Object.assign(cost, PICTURE_COST)
    const { format, bytes } = await clean(await soundPicture('jpeg'))
    expect([format, (await sharp(bytes).metadata()).width]).toEqual(['jpeg', 64])
  })
})

test('pictures that come together are cleaned one after the other, each with its own answer', async () => {
  const clean = createPictureCleaner()
  const given = await Promise.all([10, 20, 30].map((width) => soundPicture('png', width, 10)))
  const cleaned = await Promise.all(given.map(clean))
  const widths = await Promise.all(cleaned.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
  expect(widths).toEqual([10, 20, 30])
})
