import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readOwnLogo } from './read-own-logo.ts'

const SITE = 'https://directory.example'
const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#1d5754' } })
const name = (ending: string) => `${'0a'.repeat(16)}.${ending}`

test.each([
  ['jpg', () => picture.clone().jpeg().toBuffer()],
  ['webp', () => picture.clone().webp().toBuffer()],
  ['png', () => picture.clone().png().toBuffer()],
] as const)('a listing’s own logo (%s) is read from the store, as PNG (PRESS-2)', async (ending, make) => {
  const stored = await make()
  const get = async (key: string) => (key === `uploads/${name(ending)}` ? stored : null)
  const app = { siteUrl: SITE, files: { get } } as unknown as Parameters<typeof readOwnLogo>[0]
  const logo = await readOwnLogo(app, `${SITE}/uploads/${name(ending)}`)
  expect((await sharp(logo ?? Buffer.alloc(0)).metadata()).format).toBe('png')
  await expect(readOwnLogo(app, `${SITE}/uploads/${'ff'.repeat(16)}.jpg`)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { logoUrl: 'This logo is no longer there. Please choose another.' },
  })
})
