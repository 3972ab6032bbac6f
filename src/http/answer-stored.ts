import type { Context } from 'hono'
import { acceptsCompression, gzip } from './encodings.ts'
import type { HttpEnv } from './http-env.ts'
import { addEncoding, chooseBytes, type StoredAnswer } from './stored-answer.ts'

/** Gives a stored answer through Hono, as serve.ts does without it. */
export function answerStored(c: Context<HttpEnv>, answer: StoredAnswer): Response {
  const chosen = chooseBytes(answer, c.req.header('accept-encoding'), c.req.header('if-none-match'))
  const headers: Record<string, string> = {}
  for (let at = 0; at < chosen.headers.length; at += 2) {
    headers[chosen.headers[at] as string] = chosen.headers[at + 1] as string
  }
  return new Response(chosen.body as Uint8Array<ArrayBuffer> | null, { status: chosen.status, headers })
}

/** Gzips an answer for its first reader who accepts that; Brotli is made later, off the hot path. */
export async function gzipForReader(c: Context<HttpEnv>, answer: StoredAnswer): Promise<void> {
  if (answer.bytes.gzip === null && acceptsCompression(c.req.header('accept-encoding'))) {
    addEncoding(answer, 'gzip', await gzip(answer.bytes.identity))
  }
}

/** The start of the next day (UTC), until when a page made at `now` may be given. */
export function nextDay(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
}
