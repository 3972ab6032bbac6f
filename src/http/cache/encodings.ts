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

export const acceptsGzip = (acceptEncoding: string | undefined): boolean =>
  chooseEncoding(acceptEncoding, { br: false, gzip: true }) === 'gzip'

const gzipAsync = promisify(zlib.gzip)
const gunzipAsync = promisify(zlib.gunzip)

/** Off the event loop, about 1 ms for a page. */
export const gzip = (bytes: Buffer): Promise<Buffer> => gzipAsync(bytes, { level: 6 })

/** Off the event loop. */
export const gunzip = (bytes: Buffer): Promise<Buffer> => gunzipAsync(bytes)
