import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CLEANED_PNGS, GOOD_PNG, REFUSED_PNGS, TOO_MANY_PIXELS } from '../../../tests/values/hostile-pngs.ts'
import { LOGO_TEXTS } from '../../shared/press-releases/logo-limits.ts'
import { cleanPng } from './clean-png.ts'
import { readLogo } from './read-logo.ts'

test.each(REFUSED_PNGS)('%s is refused, and the sentence says why', async (name, make) => {
  const file = await make()
  expect(await cleanPng(file)).toBeNull()
  const { tooManyPixels, wrongType } = LOGO_TEXTS
  await expect(readLogo(`data:image/png;base64,${file.toString('base64')}`)).rejects.toThrow(
    TOO_MANY_PIXELS.includes(name) ? tooManyPixels : wrongType,
  )
})

test.each(CLEANED_PNGS)('%s is left out', async (_, make) => {
  const clean = await cleanPng(make())
  expect(await sharp(clean ?? undefined).metadata()).toMatchObject({ format: 'png', width: 4, height: 4 })
  expect(clean?.toString('latin1')).not.toMatch(/script|PK|iCCP|zTXt|acTL|tEXt/)
})

test('25 files are tried', () => expect(REFUSED_PNGS.length + CLEANED_PNGS.length).toBe(25))

test('none of them takes 100 MB', async () => {
  const files = await Promise.all([...REFUSED_PNGS, ...CLEANED_PNGS].map(async ([, make]) => make()))
  const before = process.memoryUsage().rss
  for (const file of files) await cleanPng(file)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

test('data URLs of another type or broken base64 are refused by their field', async () => {
  const base64 = GOOD_PNG.toString('base64')
  await expect(readLogo(`data:image/png;base64,${base64}`)).resolves.toBeInstanceOf(Buffer)
  for (const url of [
    `data:image/svg+xml;base64,${base64}`,
    `data:image/png,${base64}`,
    `data:image/png;base64,${base64}%%%`,
    'data:image/png;base64,',
    `data:image/png;base64,${'A'.repeat(7_100_000)}`,
  ])
    await expect(readLogo(url)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { logoUrl: expect.any(String) },
    })
  await expect(readLogo(null)).resolves.toBeNull()
})
