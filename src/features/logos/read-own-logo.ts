import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import { LOGO_TEXTS } from '../../shared/press-releases/logo-limits.ts'
import { cleanPng } from './clean-png.ts'
import { readLogo } from './read-logo.ts'

/** A picture that the back office took, cleaned when it was stored. */
const STORED = /^\/uploads\/([\da-f]{32}\.(?:png|jpg|webp))$/

/**
 * As `readLogo`; a listing's logo at the product's own address comes from its store, JPEG and WebP as PNG.
 * Throws invalid_input with `fields.logoUrl`.
 */
export async function readOwnLogo(
  { files, siteUrl }: Pick<App, 'files' | 'siteUrl'>,
  logoUrl: string | null,
): Promise<Buffer | null> {
  const address = logoUrl === null ? null : URL.parse(logoUrl)
  const isOwn = address?.origin === new URL(siteUrl).origin
  const name = isOwn ? STORED.exec(address.pathname)?.[1] : undefined
  if (!name) return readLogo(logoUrl)
  const bytes = await files.get(`uploads/${name}`)
  const { default: sharp } = await import('sharp')
  const png = bytes && (await cleanPng(await sharp(bytes).png().toBuffer()))
  if (png) return png
  throw new AppError('invalid_input', LOGO_TEXTS.notThere, { fields: { logoUrl: LOGO_TEXTS.notThere } })
}
