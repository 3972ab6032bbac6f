import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpMetrics } from '../metrics.ts'
import { ageOf } from './answer-stored.ts'
import { acceptsCompression } from './encodings.ts'
import type { PageCache } from './page-cache.ts'
import { withoutUnknownQuery } from './query-keys.ts'
import { chooseBytes } from './stored-answer.ts'

/** Larger answers take over a millisecond and wait in line (src/http/admission). */
const MAX_BYTES_AT_ONCE = 2 ** 20

/**
 * Answers GET or HEAD; false: not cached. Unknown query keys are ignored; requests with a token go to the
 * app. `silentMs`: see ageOf.
 */
export function answerFromCache(
  pageCache: PageCache,
  metrics: Pick<HttpMetrics, 'countCached'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  silentMs = 0,
): boolean {
  const { method, url } = incoming
  if (url === undefined || (method !== 'GET' && method !== 'HEAD')) return false
  const { host, authorization } = incoming.headers
  if (host === undefined || authorization !== undefined) return false
  let key = url
  let answer = pageCache.get(key)
  if (!answer) {
    key = withoutUnknownQuery(url)
    if (key !== url) answer = pageCache.get(key)
    if (!answer) return false
  }
  const acceptEncoding = incoming.headers['accept-encoding'] as string | undefined
  if (acceptEncoding !== undefined) {
    // Left to the app, which gzips it once.
    if (answer.bytes.gzip === null && acceptsCompression(acceptEncoding)) return false
    if (answer.bytes.br === null) pageCache.compressLater(key, answer)
  }
  if (!acceptsCompression(acceptEncoding)) pageCache.unpack(key, answer)
  const { status, headers, body, mustUnpack } = chooseBytes(
    answer,
    acceptEncoding,
    incoming.headers['if-none-match'],
  )
  const isHead = method === 'HEAD'
  if (!isHead && (mustUnpack || (body !== null && body.length > MAX_BYTES_AT_ONCE))) return false
  const { age } = ageOf(silentMs)
  outgoing.writeHead(status, age === undefined ? headers : [...headers, 'age', age])
  outgoing.end(isHead ? null : body)
  metrics.countCached()
  return true
}
