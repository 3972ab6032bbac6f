import type { App } from '../../app.ts'
import { LOGO_TEXTS } from '../../shared/pictures/picture-limits.ts'
import { STORED_LOGO } from '../../shared/press-releases/logo.ts'
import { refusedField } from '../../shared/refusals.ts'
import { cleanPng } from './clean-png.ts'
import { readLogo } from './read-logo.ts'

/** As `readLogo`; a listing's logo comes from its store. Throws invalid_input with `fields.logoUrl`. */
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
