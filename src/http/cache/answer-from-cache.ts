import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpMetrics } from '../metrics.ts'
import { ageOf } from './answer-stored.ts'
import { acceptsGzip, unpack, unpackedLength } from './encodings.ts'
import type { PageCache } from './page-cache.ts'
import { withoutUnknownQuery } from './query-keys.ts'
import { edgeCacheControl, isKnown } from './stored-answer.ts'

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
  const answer = pageCache.get(url) ?? pageCache.get(withoutUnknownQuery(url))
  if (!answer) return false
  const { age } = ageOf(silentMs)
  const { edgeUntil } = answer
  const now = age === undefined ? [] : ['age', age]
  if (edgeUntil !== null) now.push('cache-control', edgeCacheControl(edgeUntil, pageCache.now()))
  if (isKnown(answer, incoming.headers['if-none-match'])) {
    outgoing.writeHead(304, [...answer.headers, ...now])
    outgoing.end()
  } else {
    const isPacked = acceptsGzip(incoming.headers['accept-encoding'] as string | undefined)
    const bytes = isPacked ? answer.gzip.length : unpackedLength(answer.gzip)
    if (method !== 'HEAD' && bytes > MAX_BYTES_AT_ONCE) return false
    outgoing.writeHead(answer.status, [
      ...(isPacked ? answer.gzipHeaders : [...answer.headers, 'content-length', String(bytes)]),
      ...now,
    ])
    if (isPacked || method === 'HEAD') outgoing.end(method === 'HEAD' ? null : answer.gzip)
    else unpack(answer.gzip).pipe(outgoing)
  }
  metrics.countCached()
  return true
}
