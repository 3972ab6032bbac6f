import { promisify } from 'node:util'
import zlib from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const REFUSED = /\b(br|gzip)\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$)/gi

/** Prefers Brotli, then gzip. Source: RFC 9110, section 12.5.3. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  atHand: { br: boolean; gzip: boolean },
): Encoding {
  if (!acceptEncoding) return 'identity'
  const accepted = acceptEncoding.includes('q=0') ? acceptEncoding.replace(REFUSED, '') : acceptEncoding
  if (atHand.br && /\bbr\b/i.test(accepted)) return 'br'
  if (atHand.gzip && /\bgzip\b/i.test(accepted)) return 'gzip'
  return 'identity'
}

/** Gzip or Brotli. */
export function acceptsCompression(acceptEncoding: string | undefined): boolean {
  return chooseEncoding(acceptEncoding, { br: true, gzip: true }) !== 'identity'
}

const gunzipAsync = promisify(zlib.gunzip)
const gzipAsync = promisify(zlib.gzip)
const brotliAsync = promisify(zlib.brotliCompress)

/** Off the event loop, about 1 ms for a page. */
export function gzip(bytes: Buffer): Promise<Buffer> {
  return gzipAsync(bytes, { level: 6 })
}

/** Off the event loop. */
export function gunzip(bytes: Buffer): Promise<Buffer> {
  return gunzipAsync(bytes)
}

/** Off the event loop, tens of milliseconds for a page. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_QUALITY]: 9,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
