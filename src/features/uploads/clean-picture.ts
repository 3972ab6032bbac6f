import sharp, { type FormatEnum } from 'sharp'
import { AppError } from '../../shared/errors.ts'

type PictureFormat = 'png' | 'jpeg' | 'webp'
export type CleanPicture = { format: PictureFormat; bytes: Buffer }

export type PictureCost = { maxCpuMs: number; maxRssMb: number }

export const PICTURE_COST: PictureCost = {
  /** 16 megapixels take 200–350 ms. */
  maxCpuMs: 500,
  /** 90 MB when idle; 16 megapixels of 16-bit RGBA take 128. */
  maxRssMb: 400,
}

export const TOO_COSTLY_EXIT = 71

const MAX_PIXELS = 16_000_000
/** Cameras stay below. */
const MAX_SIDE_PX = 16_384
/** The widest place at double density. */
const MAX_WIDTH_PX = 2400
/** 16 megapixels stay within PICTURE_COST; WebP takes twice as long. */
const MOST_KEPT_PIXELS = { png: 4_000_000, jpeg: 4_000_000, webp: 2_000_000 }
/** Higher efforts take twice the time. */
const OUTPUT = { png: {}, jpeg: { quality: 86 }, webp: { quality: 86, effort: 0 } }

/**
 * Re-encodes upright, at most 2400 px wide, without metadata. Throws invalid_input unless a sound PNG, JPEG
 * or WebP of up to 16 megapixels. Source: OWASP File Upload Cheat Sheet.
 */
export async function cleanPicture(given: Buffer): Promise<CleanPicture> {
  const format = requirePictureFormat(given)
  try {
    // Reads the header alone.
    const header = sharp(given, { limitInputPixels: false })
    const { width, height, autoOrient } = await header.metadata()
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
      throw new AppError(
        'invalid_input',
        'The picture has more than 16 million pixels. Please make it smaller.',
      )
    }
    const scale = Math.sqrt(MOST_KEPT_PIXELS[format] / (width * height))
    const bytes = await sharp(given, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({
        width: Math.min(MAX_WIDTH_PX, Math.floor(autoOrient.width * scale)),
        withoutEnlargement: true,
      })
      .toFormat(format as keyof FormatEnum, OUTPUT[format])
      .toBuffer()
    return { format, bytes }
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error)
  }
}

/**
 * By first bytes: PNG (RFC 2083, 12.11), JPEG (T.81, B.1.1.3), WebP (RFC 9649, 2.4). Throws invalid_input.
 */
export function requirePictureFormat(bytes: Buffer): PictureFormat {
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  if (isWebp) return 'webp'
  throw new AppError('invalid_input', 'Only PNG, JPEG and WebP pictures are accepted.')
}

const unreadable = (cause?: unknown) =>
  new AppError('invalid_input', 'The picture cannot be read. It may be damaged.', { cause })
