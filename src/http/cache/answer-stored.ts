import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Context } from 'hono'
import type { HttpEnv } from '../http-env.ts'
import { acceptsGzip } from './encodings.ts'
import type { PageCache } from './page-cache.ts'
import { edgeHeaders, isKnown, type StoredAnswer } from './stored-answer.ts'

/** Larger ones are unpacked as each reader takes them. */
const MOST_UNPACKED_BYTES = 8 * 2 ** 20

/**
 * Gzipped or unpacked as the client accepts. `isShared: false` ignores ETags and forbids caching. `silentMs`:
 * see ageOf.
 */
export async function answerStored(
  c: Context<HttpEnv>,
  pageCache: PageCache,
  answer: StoredAnswer,
  silentMs: number,
  isShared = true,
): Promise<Response> {
  const isPacked = acceptsGzip(c.req.header('accept-encoding'))
  const headers = new Headers(ageOf(silentMs))
  const named = [...(isPacked ? answer.gzipHeaders : answer.headers), ...edgeHeaders(answer, pageCache.now())]
  for (let at = 0; at < named.length; at += 2) headers.set(named[at] as string, named[at + 1] as string)
  if (!isShared) {
    headers.set('cache-control', 'no-store')
    headers.delete('etag')
  } else if (isKnown(answer, c.req.header('if-none-match'))) {
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }
  const { status, gzip } = answer
  if (!isPacked) headers.set('content-length', String(plainBytesOf(gzip)))
  if (c.req.method === 'HEAD') return new Response(null, { status, headers })
  if (isPacked) return new Response(gzip as Buffer<ArrayBuffer>, { status, headers })
  if (plainBytesOf(gzip) > MOST_UNPACKED_BYTES) return new Response(stream(gzip), { status, headers })
  const plain = await pageCache.unpack(answer)
  return new Response(plain as Buffer<ArrayBuffer>, { status, headers })
}

/** As our own gzip ends with (RFC 1952, section 2.3.1), below 4 GB. */
const plainBytesOf = (gzip: Buffer) => gzip.readUInt32LE(gzip.length - 4)

/** Each piece takes a round of the event loop, and smaller ones too many; larger ones make the rounds long. */
const UNPACKED_AT_ONCE = 2 ** 18

function stream(gzip: Buffer): ReadableStream<Uint8Array<ArrayBuffer>> {
  // No faster than the client takes it.
  const plain = Readable.from([gzip], { objectMode: false }).pipe(
    createGunzip({ chunkSize: UNPACKED_AT_ONCE }),
  )
  return Readable.toWeb(plain) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Age header: seconds of the database's silence (RFC 9111, section 5.1); none while it answers. */
export function ageOf(silentMs: number): { age?: string } {
  return silentMs > 0 ? { age: String(Math.floor(silentMs / 1000)) } : {}
}

/** In UTC; answers expire then. */
export function nextDay(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
}
