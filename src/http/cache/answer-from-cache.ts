import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpMetrics } from '../metrics.ts'
import { acceptsCompression } from './encodings.ts'
import type { PageCache } from './page-cache.ts'
import { withoutUnknownQuery } from './query-keys.ts'
import { chooseBytes } from './stored-answer.ts'

/** Larger bodies take turns with other work (src/http/admission): sending one takes a millisecond and more. */
const MAX_BYTES_AT_ONCE = 2 ** 20

/**
 * Answers a GET or HEAD whose address is a key of the page cache, straight from its bytes, and says whether it did. A
 * query that the address does not take is passed over. What is kept is the same for everyone who is not signed in;
 * whoever shows a token is answered by the app.
 */
export function answerFromCache(
  pageCache: PageCache,
  metrics: Pick<HttpMetrics, 'countCached'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
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
    // The app gzips it for its first reader who accepts that.
    if (answer.bytes.gzip === null && acceptsCompression(acceptEncoding)) return false
    if (answer.bytes.br === null) pageCache.compressLater(key, answer)
  }
  const { status, headers, body, mustUnpack } = chooseBytes(
    answer,
    acceptEncoding,
    incoming.headers['if-none-match'],
  )
  const isHead = method === 'HEAD'
  if (!isHead && (mustUnpack || (body !== null && body.length > MAX_BYTES_AT_ONCE))) return false
  outgoing.writeHead(status, headers)
  outgoing.end(isHead ? null : body)
  metrics.countCached()
  return true
}
