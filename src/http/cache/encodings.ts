import { promisify } from 'node:util'
import zlib from 'node:zlib'

const REFUSED = /\bgzip\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$)/i

/** Source: RFC 9110, section 12.5.3. */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return acceptEncoding !== undefined && /\bgzip\b/i.test(acceptEncoding) && !REFUSED.test(acceptEncoding)
}

const gzipAsync = promisify(zlib.gzip)
const gunzipAsync = promisify(zlib.gunzip)

/** Off the event loop, about 1 ms for a page. */
export const gzip = (bytes: Buffer): Promise<Buffer> => gzipAsync(bytes, { level: 6 })

/** Off the event loop. */
export const gunzip = (bytes: Buffer): Promise<Buffer> => gunzipAsync(bytes)
