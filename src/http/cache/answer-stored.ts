import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { HttpEnv } from '../http-env.ts'
import { acceptsGzip, unpack, unpackedLength } from './encodings.ts'
import { isKnown, type StoredAnswer } from './stored-answer.ts'

/**
 * Gzipped or unpacked as the client accepts. `isShared: false` ignores ETags and forbids caching. `silentMs`:
 * see ageOf.
 */
export function answerStored(
  c: Context<HttpEnv>,
  answer: StoredAnswer,
  silentMs: number,
  isShared = true,
): Response {
  const isPacked = acceptsGzip(c.req.header('accept-encoding'))
  const headers = new Headers(ageOf(silentMs))
  const named = isPacked ? answer.gzipHeaders : answer.headers
  for (let at = 0; at < named.length; at += 2) headers.set(named[at] as string, named[at + 1] as string)
  if (!isShared) {
    headers.set('cache-control', 'no-store')
    headers.delete('etag')
  } else if (isKnown(answer, c.req.header('if-none-match'))) {
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }
  const { status, gzip } = answer
  if (!isPacked) headers.set('content-length', String(unpackedLength(gzip)))
  if (c.req.method === 'HEAD') return new Response(null, { status, headers })
  const body = isPacked ? gzip : Readable.toWeb(unpack(gzip))
  return new Response(body as Buffer<ArrayBuffer>, { status, headers })
}

/** Age header: seconds of the database's silence (RFC 9111, section 5.1); none while it answers. */
export function ageOf(silentMs: number): { age?: string } {
  return silentMs > 0 ? { age: String(Math.floor(silentMs / 1000)) } : {}
}

/** In UTC; answers expire then. */
export function nextDay(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
}
