import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What the pixels need; all else (texts, profiles, animation) is left out before anything is decoded. */
const KEPT_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const MAX_SIDE = 6000
const MAX_PIXELS = 16_000_000
const MAX_CHUNKS = 20_000
/** Larger logos are of no use in print at the size of a letterhead. */
const RESULT_SIDE = 1600
const TIMEOUT_S = 5

/**
 * A PNG re-encoded from the pixels of another, at most 1,600 px a side; null when the bytes are not a valid PNG within
 * 6,000 px a side and 16 megapixels. Size, chunks and checksums are checked before anything is decoded.
 */
export async function cleanPng(bytes: Buffer): Promise<Buffer | null> {
  const bare = keepPixels(bytes)
  if (!bare) return null
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
    // A fault of the pixel data that the chunks do not show.
    return null
  }
}

/** The chunks that hold the pixels; null when the file is not a valid PNG or too large. Bytes after IEND are dropped. */
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
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const isSide = (side: number) => side > 0 && side <= MAX_SIDE
  return length === 13 && isSide(width) && isSide(height) && width * height <= MAX_PIXELS
}
