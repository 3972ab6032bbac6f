import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptsCompression } from './encodings.ts'
import type { HttpMetrics } from './metrics.ts'
import type { PageCache } from './page-cache.ts'
import { chooseBytes } from './stored-answer.ts'

/**
 * Answers a GET or HEAD whose address is a key of the page cache, straight from its bytes, and says whether it did.
 * What is kept is the same for everyone who is not signed in; whoever shows a token is answered by the app.
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
  const answer = pageCache.get(url)
  if (!answer) return false
  const acceptEncoding = incoming.headers['accept-encoding'] as string | undefined
  if (acceptEncoding !== undefined) {
    // The app gzips it for its first reader who accepts that.
    if (answer.bytes.gzip === null && acceptsCompression(acceptEncoding)) return false
    if (answer.bytes.br === null) pageCache.compressLater(url, answer)
  }
  const { status, headers, body } = chooseBytes(answer, acceptEncoding, incoming.headers['if-none-match'])
  outgoing.writeHead(status, headers)
  outgoing.end(method === 'HEAD' ? null : body)
  metrics.countCached()
  return true
}
