import type { App } from '../../app.ts'
import { LOGO_TEXTS, MAX_LOGO_BYTES } from '../../shared/pictures/picture-limits.ts'
import { STORED_LOGO } from '../../shared/press-releases/logo.ts'
import { refusedField } from '../../shared/refusals.ts'
import { cleanPng, hasTooManyPixels } from './clean-png.ts'
import { type FetchRules, fetchPicture, PictureRefused } from './fetch-picture.ts'

/** An expression for all 7 MB runs out of stack. */
const NOT_BASE64 = /[^A-Za-z0-9+/=]|=(?!=?$)/
const DATA_URL = /^data:image\/png;base64,/i

/** As PNG. Throws invalid_input with `fields.logoUrl`. `rules`: for tests. */
export async function readLogo(
  logoUrl: string | null,
  rules: Partial<FetchRules> = {},
): Promise<Buffer | null> {
  if (logoUrl === null) return null
  const bytes = await readBytes(logoUrl, rules)
  const png = bytes && (await cleanPng(bytes))
  return png ?? refuse(bytes && hasTooManyPixels(bytes) ? LOGO_TEXTS.tooManyPixels : LOGO_TEXTS.wrongType)
}

async function readBytes(logoUrl: string, rules: Partial<FetchRules>): Promise<Buffer | null> {
  const prefix = DATA_URL.exec(logoUrl.slice(0, 40))?.[0]
  if (prefix) {
    if (logoUrl.length - prefix.length > Math.ceil(MAX_LOGO_BYTES / 3) * 4) refuse(LOGO_TEXTS.tooLarge)
    const base64 = logoUrl.slice(prefix.length)
    return base64 !== '' && !NOT_BASE64.test(base64) ? Buffer.from(base64, 'base64') : null
  }
  if (/^data:/i.test(logoUrl)) return null
  try {
    return await fetchPicture(logoUrl, rules)
  } catch (error) {
    if (error instanceof PictureRefused) return refuse(error.message)
    throw error
  }
}

function refuse(sentence: string): never {
  throw refusedField('invalid_input', 'logoUrl', sentence)
}

/** A listing's logo comes from its store. Throws invalid_input with `fields.logoUrl`. */
export async function readOwnLogo(
  { files, siteUrl }: Pick<App, 'files' | 'siteUrl'>,
  logoUrl: string | null,
): Promise<Buffer | null> {
  const address = logoUrl === null ? null : URL.parse(logoUrl, siteUrl)
  const isOwn = address?.origin === new URL(siteUrl).origin
  const name = isOwn ? STORED_LOGO.exec(address.pathname)?.[1] : undefined
  if (!name) return readLogo(logoUrl)
  const bytes = await files.get(`uploads/${name}`)
  const { default: sharp } = await import('sharp')
  const png = bytes && (await cleanPng(await sharp(bytes).png().toBuffer()))
  if (png) return png
  throw refusedField('invalid_input', 'logoUrl', LOGO_TEXTS.notThere)
}
