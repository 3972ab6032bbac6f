import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../http-env.ts'
import { acceptsGzip, gzip } from './encodings.ts'

/**
 * For pages made for each request. Not for those behind a secret link: their size would tell of the secret.
 * Source: BREACH (CVE-2013-3587).
 */
export const gzipPage: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  const { res } = c
  if (!/^text\/html\b/.test(res.headers.get('content-type') ?? '') || !res.body) return
  if (res.headers.has('content-encoding')) return
  if (!res.headers.has('vary')) res.headers.set('vary', 'Accept-Encoding')
  if (!acceptsGzip(c.req.header('accept-encoding'))) return
  const packed = await gzip(Buffer.from(await res.arrayBuffer()))
  c.res = new Response(packed as Buffer<ArrayBuffer>, res)
  c.res.headers.set('content-encoding', 'gzip')
  c.res.headers.delete('content-length')
}
