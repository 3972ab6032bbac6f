/** Not of an SVG or another file that sharp reads. */
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
const MAX_SIDE = 6000
const MAX_PIXELS = 16_000_000
/** 390,000 texts in 5 MB take three seconds. */
const MAX_CHUNKS = 20_000
/** For print on a letterhead. */
const RESULT_SIDE = 1600
const TIMEOUT_S = 5

/** At most 1,600 px a side, pixels alone; null unless valid, within 6,000 px and 16 megapixels. */
export async function cleanPng(bytes: Buffer): Promise<Buffer | null> {
  if (!isPng(bytes) || hasTooManyPixels(bytes) || hasTooManyChunks(bytes)) return null
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_S })
      .resize({ width: RESULT_SIDE, height: RESULT_SIDE, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}

/** By its header. */
export function hasTooManyPixels(bytes: Buffer): boolean {
  if (!isPng(bytes)) return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  return Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS
}

function hasTooManyChunks(bytes: Buffer): boolean {
  let at = 8
  for (let count = 0; count < MAX_CHUNKS; count++) {
    if (at + 12 > bytes.length) return false
    at += 12 + bytes.readUInt32BE(at)
  }
  return at < bytes.length
}

const isPng = (bytes: Buffer) => bytes.length > 24 && bytes.subarray(0, 16).equals(SIGNATURE)
