import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** All others (texts, profiles, animation) are dropped before decoding. */
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const MAX_SIDE = 6000
const MAX_PIXELS = 16_000_000
const MAX_CHUNKS = 20_000
/** Enough for print on a letterhead. */
const RESULT_SIDE = 1600
const TIMEOUT_S = 5

/**
 * Re-encodes a PNG, at most 1,600 px a side; null unless valid and within 6,000 px a side and 16 megapixels.
 * Checks size, chunks and checksums before decoding.
 */
export async function cleanPng(bytes: Buffer): Promise<Buffer | null> {
  const bare = keepPixels(bytes)
  if (!bare) return null
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bare, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    })
      .timeout({ seconds: TIMEOUT_S })
      .resize({ width: RESULT_SIDE, height: RESULT_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    // The chunks do not show it.
    return null
  }
}

/** Refused for its size in pixels alone, by its header. */
export function hasTooManyPixels(bytes: Buffer): boolean {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(SIGNATURE)) return false
  const isHeader = bytes.toString('latin1', 12, 16) === 'IHDR'
  if (!isHeader || crc32(bytes.subarray(12, 29)) !== bytes.readUInt32BE(29)) return false
  const [width, height] = sidesOf(bytes)
  return width > 0 && height > 0 && !isSizeAllowed(bytes, 13)
}

/** Null for an invalid or too large PNG. Drops bytes after IEND. */
function keepPixels(bytes: Buffer): Buffer | null {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(SIGNATURE)) return null
  const kept: Buffer[] = [SIGNATURE]
  let at = 8
  let hasPixels = false
  for (let count = 0; count < MAX_CHUNKS && at + 12 <= bytes.length; count++) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return null
    if (count === 0 && (name !== 'IHDR' || !isSizeAllowed(bytes, length))) return null
    if (count > 0 && name === 'IHDR') return null
    if (name === 'IDAT') hasPixels = true
    if (KEPT_CHUNKS.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return hasPixels ? Buffer.concat(kept) : null
    at = end
  }
  return null
}

function isSizeAllowed(bytes: Buffer, length: number): boolean {
  const [width, height] = sidesOf(bytes)
  const isSide = (side: number) => side > 0 && side <= MAX_SIDE
  return length === 13 && isSide(width) && isSide(height) && width * height <= MAX_PIXELS
}

/** Of IHDR, the first chunk. */
const sidesOf = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] as const
