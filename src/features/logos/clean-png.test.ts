import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bilevelPng } from '../../../tests/values/bad-pictures.ts'
import {
  CLEANED_PNGS,
  GOOD_PNG,
  REFUSED_PNGS,
  TOO_MANY_PIXELS,
  withChunks,
} from '../../../tests/values/hostile-pngs.ts'
import { LOGO_TEXTS, MAX_LOGO_BYTES } from '../../shared/pictures/picture-limits.ts'
import { cleanPng, hasTooManyPixels } from './clean-png.ts'
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

test('24 files are tried', () => expect(REFUSED_PNGS.length + CLEANED_PNGS.length).toBe(24))

test('none of them takes 100 MB', async () => {
  const files = await Promise.all([...REFUSED_PNGS, ...CLEANED_PNGS].map(async ([, make]) => make()))
  const before = process.memoryUsage().rss
  for (const file of files) await cleanPng(file)
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

test('data URLs of another type or broken base64 are refused by their field', async () => {
  const base64 = GOOD_PNG.toString('base64')
  await expect(readLogo(`data:image/png;base64,${base64}`)).resolves.toBeInstanceOf(Buffer)
  const { wrongType, tooLarge } = LOGO_TEXTS
  for (const [url, sentence] of [
    [`data:image/svg+xml;base64,${base64}`, wrongType],
    [`data:image/png,${base64}`, wrongType],
    [`DATA:image/png,${base64}`, wrongType],
    [`data:image/png;base64,${base64}%%%`, wrongType],
    ['data:image/png;base64,', wrongType],
    [`data:image/png;base64,${'A'.repeat(7_100_000)}`, tooLarge],
  ] as const)
    await expect(readLogo(url)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { logoUrl: sentence },
    })
  await expect(readLogo(null)).resolves.toBeNull()
})

test('an address is fetched, and what is wrong with it is said on the field', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).end(GOOD_PNG)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/logo.png`
  const open = { ports: [port], isAllowed: () => true }
  await expect(readLogo(address, open)).resolves.toBeInstanceOf(Buffer)
  const refused = {
    code: 'invalid_input',
    fields: { logoUrl: 'The logo cannot be loaded from this address.' },
  }
  await expect(readLogo(address, { ports: [port] })).rejects.toMatchObject(refused)
  await new Promise((resolve) => server.close(resolve))
})

const readPng = (bytes: Buffer) => readLogo(`data:image/png;base64,${bytes.toString('base64')}`)

test.each([
  [6000, 1, 6001, 1],
  [1, 6000, 1, 6001],
  [4000, 4000, 4001, 4000],
])('%i × %i pixels are taken, %i × %i are too many', async (width, height, tooWide, tooHigh) => {
  await expect(readPng(bilevelPng(width, height))).resolves.toBeInstanceOf(Buffer)
  await expect(readPng(bilevelPng(tooWide, tooHigh))).rejects.toThrow(LOGO_TEXTS.tooManyPixels)
})

test.each([
  [3200, 800, 1600, 400],
  [800, 3200, 400, 1600],
  [1600, 1600, 1600, 1600],
  [12, 8, 12, 8],
])('%i × %i become %i × %i', async (width, height, keptWidth, keptHeight) => {
  const clean = await cleanPng(bilevelPng(width, height))
  expect(await sharp(clean ?? undefined).metadata()).toMatchObject({ width: keptWidth, height: keptHeight })
})

test('20,000 parts are read, one more is refused', async () => {
  // Header, pixels and end are parts too.
  expect(await cleanPng(withChunks(19_997))).toBeInstanceOf(Buffer)
  expect(await cleanPng(withChunks(19_998))).toBeNull()
})

test('colours and transparency of a palette stay', async () => {
  const given = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#1d575480' } })
    .png({ palette: true })
    .toBuffer()
  const clean = await cleanPng(given)
  const pixels = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer()
  expect(await pixels(clean ?? Buffer.alloc(0))).toEqual(await pixels(given))
})

test('a data URL is too large beyond 5 MB of picture', async () => {
  const longest = 'A'.repeat(Math.ceil(MAX_LOGO_BYTES / 3) * 4)
  await expect(readLogo(`data:image/png;base64,${longest}`)).rejects.toThrow(LOGO_TEXTS.wrongType)
  await expect(readLogo(`data:image/png;base64,${longest}A`)).rejects.toThrow(LOGO_TEXTS.tooLarge)
  await expect(readLogo(`DATA:IMAGE/PNG;BASE64,${GOOD_PNG.toString('base64')}`)).resolves.toBeInstanceOf(
    Buffer,
  )
  await expect(readLogo(` data:image/png;base64,${GOOD_PNG.toString('base64')}`)).rejects.toThrow()
})

test('a picture that ends anywhere before its last pixel is refused, and none of them as too large', async () => {
  for (let length = 0; length < GOOD_PNG.length - 16; length++) {
    const cut = GOOD_PNG.subarray(0, length)
    expect([await cleanPng(cut), hasTooManyPixels(cut)], String(length)).toEqual([null, false])
  }
})

test('a header of another length is refused', async () => {
  const given = Buffer.from(GOOD_PNG)
  given[11] = 14
  expect(await cleanPng(given)).toBeNull()
})
