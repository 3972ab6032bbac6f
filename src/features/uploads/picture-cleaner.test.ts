import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bilevelPng, soundPicture } from '../../../tests/values/bad-pictures.ts'
import { ChildEnded } from '../child-programs/create-child-program.ts'
import { PICTURE_COST } from './clean-picture.ts'
import { createPictureCleaner } from './create-picture-cleaner.ts'

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

test('a picture has half a second of a core and 400 MB', async () => {
  const asked: object[] = []
  const clean = createPictureCleaner(undefined, async (request) => {
    asked.push(request)
    return { refusal: 'No.' }
  })
  const given = await soundPicture('png')
  await expect(clean(given)).rejects.toMatchObject({ code: 'invalid_input', message: 'No.' })
  expect(asked).toEqual([{ given, maxCpuMs: 500, maxRssMb: 400 }])
  await expect(clean(Buffer.from('<svg/>'))).rejects.toThrow('Only PNG')
  expect(asked).toHaveLength(1)
})

test.each([
  ['a process that ended', new ChildEnded('killed', 1), { code: 'unavailable', retryAfterSeconds: 10 }],
  ['another failure', new Error('no memory'), { message: 'no memory' }],
])('%s is told', async (_, failure, told) => {
  const clean = createPictureCleaner(undefined, () => Promise.reject(failure))
  await expect(clean(await soundPicture('png'))).rejects.toMatchObject(told)
})
