import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Context } from 'hono'
import type { HttpEnv } from '../http-env.ts'
import { acceptsCompression } from './encodings.ts'
import { gzipOnce } from './gzip-once.ts'
import { chooseBytes, type StoredAnswer } from './stored-answer.ts'
import { unpackOnce } from './unpack-once.ts'

/**
 * Gzipped or unpacked as the client accepts. `isShared: false` ignores ETags and forbids caching. `silentMs`:
 * see ageOf.
 */
export async function answerStored(
  c: Context<HttpEnv>,
  answer: StoredAnswer,
  silentMs: number,
  isShared = true,
): Promise<Response> {
  const accepted = c.req.header('accept-encoding')
  if (acceptsCompression(accepted)) await gzipOnce(answer)
  const { status, headers, body, mustUnpack } = chooseBytes(
    answer,
    accepted,
    isShared ? c.req.header('if-none-match') : undefined,
  )
  const named: Record<string, string> = {}
  for (let at = 0; at < headers.length; at += 2) named[headers[at] as string] = headers[at + 1] as string
  Object.assign(named, ageOf(silentMs))
  if (!isShared) {
    named['cache-control'] = 'no-store'
    delete named.etag
  }
  const isWithoutBody = body === null || c.req.method === 'HEAD'
  if (isWithoutBody) return new Response(null, { status, headers: named })
  const plain = mustUnpack ? await unpackOnce(answer) : body
  return new Response((plain as Uint8Array<ArrayBuffer> | null) ?? unpack(body), { status, headers: named })
}

/** Each piece takes a round of the event loop, and smaller ones too many; larger ones make the rounds long. */
const UNPACKED_AT_ONCE = 2 ** 18

function unpack(gzip: Buffer): ReadableStream<Uint8Array<ArrayBuffer>> {
  // No faster than the client takes it.
  const stream = Readable.from([gzip], { objectMode: false }).pipe(
    createGunzip({ chunkSize: UNPACKED_AT_ONCE }),
  )
  return Readable.toWeb(stream) as ReadableStream<Uint8Array<ArrayBuffer>>
}

/** Age header: seconds of the database's silence (RFC 9111, section 5.1); none while it answers. */
export function ageOf(silentMs: number): { age?: string } {
  return silentMs > 0 ? { age: String(Math.floor(silentMs / 1000)) } : {}
}

/** In UTC; answers expire then. */
export function nextDay(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
}
