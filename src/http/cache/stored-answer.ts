import { hash } from 'node:crypto'

/** Valid for a day, until the directory changes. */
export type StoredAnswer = {
  /** Of the directory (DirectoryView) that it was made of. */
  revision: number
  /** Ms since 1970. */
  expiresAt: number
  status: 200 | 404
  etag: string
  gzip: Buffer
  /** Names and values in turn, as node:http takes them; without encoding and length. */
  headers: string[]
  gzipHeaders: string[]
}

export type AnswerContent = {
  status: 200 | 404
  contentType: string
  cacheControl: string
  gzip: Buffer
  etag?: string
  /** Default: the encoding. */
  vary?: string
  /** A CDN keeps it, and purges it by EDGE_TAG. */
  isOnEdge?: boolean
  /** From memory while the database is away; kept for a moment. */
  isStandIn?: boolean
  /** It says who is open. */
  isTimed?: boolean | undefined
}

/** Of every page in a CDN. */
export const EDGE_TAG = 'directory'
/** As Fastly and as Cloudflare read it; both take it off before visitors see the answer. */
const EDGE_HEADERS = { 'surrogate-key': EDGE_TAG, 'cache-tag': EDGE_TAG }

/** Source of the warning: RFC 7234, section 5.5.1. */
export const STAND_IN_HEADERS = { 'cache-control': 'no-store', warning: '110 - "Response is Stale"' }

/** Makes an answer's ETag (a hash) and headers once, so that serving is cheap. */
export function makeStoredAnswer(
  content: AnswerContent,
  validity: { revision: number; expiresAt: number },
  everyHeader: Readonly<Record<string, string>>,
): StoredAnswer {
  // zlib's results are parts of larger buffers, which would stay as long.
  const gzip = Buffer.allocUnsafeSlow(content.gzip.length)
  content.gzip.copy(gzip)
  // Weak: two encodings share it (RFC 9110, section 8.8.1).
  const etag = content.etag ?? `W/"${hash('sha1', gzip, 'base64url')}"`
  const headers = Object.entries({
    ...everyHeader,
    'content-type': content.contentType,
    ...(content.isStandIn ? STAND_IN_HEADERS : { 'cache-control': content.cacheControl }),
    etag,
    vary: content.vary ?? 'Accept-Encoding',
    ...(content.isOnEdge && !content.isStandIn && EDGE_HEADERS),
  }).flat()
  return {
    ...validity,
    status: content.status,
    etag,
    gzip,
    headers,
    gzipHeaders: [...headers, 'content-encoding', 'gzip', 'content-length', String(gzip.length)],
  }
}

/** Whether the client has it (RFC 9110, section 13.1.2). */
export function isKnown({ status, etag }: StoredAnswer, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, etag)
}

/** Compares weakly. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  const plain = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain)
}
