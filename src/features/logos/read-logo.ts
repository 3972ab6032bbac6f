import { LOGO_TEXTS, MAX_LOGO_BYTES } from '../../shared/pictures/picture-limits.ts'
import { refusedField } from '../../shared/refusals.ts'
import { cleanPng, hasTooManyPixels } from './clean-png.ts'
import { type FetchRules, fetchPicture, PictureRefused } from './fetch-picture.ts'

/** An expression for all 7 MB runs out of stack. */
const NOT_BASE64 = /[^A-Za-z0-9+/=]|=(?!=?$)/
const DATA_URL = /^data:image\/png;base64,/i

/** As PNG, from a data URL or an address. Throws invalid_input with `fields.logoUrl`. `rules`: for tests. */
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
