import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** With IHDR, the first chunk. */
const HEADER_BYTES = 33
/** Others (texts, profiles, animation) are dropped. */
const KEPT_CHUNKS = new Set(['PLTE', 'tRNS', 'IDAT', 'IEND'])
const MAX_SIDE = 6000
const MAX_PIXELS = 16_000_000
const MAX_CHUNKS = 20_000
/** For print on a letterhead. */
const RESULT_SIDE = 1600
const TIMEOUT_S = 5

/** At most 1,600 px a side; null unless valid, within 6,000 px and 16 megapixels. */
export async function cleanPng(bytes: Buffer): Promise<Buffer | null> {
  const bare = keepPixels(bytes)
  return bare && encode(bare)
}

async function encode(bare: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bare, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .resize({ width: RESULT_SIDE, height: RESULT_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    // The chunks do not show it.
    return null
  }
}

/** By its header. */
export function hasTooManyPixels(bytes: Buffer): boolean {
  return hasHeader(bytes) && isTooLarge(bytes)
}

/** Null when invalid or too large. */
function keepPixels(bytes: Buffer): Buffer | null {
  if (!hasHeader(bytes) || isTooLarge(bytes)) return null
  const kept = [bytes.subarray(0, HEADER_BYTES)]
  let at = HEADER_BYTES
  for (let count = 1; count < MAX_CHUNKS && at + 12 <= bytes.length; count++) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return null
    if (name === 'IHDR') return null
    if (KEPT_CHUNKS.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}

function hasHeader(bytes: Buffer): boolean {
  return (
    bytes.length >= HEADER_BYTES &&
    bytes.subarray(0, 8).equals(SIGNATURE) &&
    bytes.readUInt32BE(8) === 13 &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    crc32(bytes.subarray(12, 29)) === bytes.readUInt32BE(29)
  )
}

function isTooLarge(bytes: Buffer): boolean {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS
}
