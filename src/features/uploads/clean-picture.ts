import sharp from 'sharp'
import { AppError } from '../../shared/errors.ts'

const PICTURE_FORMATS = ['png', 'jpeg', 'webp'] as const
type PictureFormat = (typeof PICTURE_FORMATS)[number]
export type CleanPicture = { format: PictureFormat; bytes: Buffer }

const MAX_PIXELS = 40_000_000
/** Longer than any camera's: made to exhaust memory. */
const MAX_SIDE_PX = 16_384
/** For the widest place at double density. */
const MAX_WIDTH_PX = 2400
const MAX_SECONDS = 15

/**
 * Re-encodes a picture from its pixels in its own format, upright and at most 2400 px wide, without metadata,
 * hidden files or further frames. Throws invalid_input for anything but a sound PNG, JPEG or WebP (by
 * content), and, before decoding, above 40 million pixels. Source: OWASP File Upload Cheat Sheet.
 */
export async function cleanPicture(given: Buffer): Promise<CleanPicture> {
  const format = formatOf(given)
  if (!format) throw new AppError('invalid_input', 'Only PNG, JPEG and WebP pictures are accepted.')
  const picture = sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
  try {
    const { width, height, format: read } = await picture.metadata()
    if (read !== format) throw unreadable()
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
      throw new AppError('invalid_input', 'The picture has too many pixels. Please make it smaller.')
    }
    const bytes = await picture
      .autoOrient()
      .resize({ width: MAX_WIDTH_PX, withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: 86 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
    return { format, bytes }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error)
  }
}

/** Source: PNG (RFC 2083, 12.11); JPEG (T.81, B.1.1.3); WebP (RFC 9649, 2.4). */
function formatOf(bytes: Buffer): PictureFormat | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'webp' : null
}

const unreadable = (cause?: unknown) =>
  new AppError('invalid_input', 'The picture cannot be read. It may be damaged.', { cause })
