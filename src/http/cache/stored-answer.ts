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
  /** When a CDN may no longer show it, ms since 1970; null: not for a CDN. */
  edgeUntil: number | null
}

export type AnswerContent = {
  status: 200 | 404
  contentType: string
  cacheControl: string
  gzip: Buffer
  etag?: string
  /** Default: the encoding. */
  vary?: string
  /** For a CDN to purge by (edge-tags.ts). */
  tags?: readonly string[] | undefined
  /** From memory while the database is away; kept for a moment. */
  isStandIn?: boolean
  /** When it changes without an edit, ms since 1970. */
  changesAt?: number | undefined
}

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
  const tags = content.isStandIn ? undefined : content.tags
  const headers = Object.entries({
    ...everyHeader,
    'content-type': content.contentType,
    ...(content.isStandIn ? STAND_IN_HEADERS : !tags && { 'cache-control': content.cacheControl }),
    etag,
    vary: content.vary ?? 'Accept-Encoding',
    ...(tags && tagHeaders(tags)),
  }).flat()
  return {
    ...validity,
    status: content.status,
    etag,
    gzip,
    headers,
    edgeUntil: tags ? (content.changesAt ?? Infinity) : null,
    gzipHeaders: [...headers, 'content-encoding', 'gzip', 'content-length', String(gzip.length)],
  }
}

/** As Fastly and as Cloudflare read them; both take them off before visitors see the answer. */
function tagHeaders(tags: readonly string[]) {
  return { 'surrogate-key': tags.join(' '), 'cache-tag': tags.join(',') }
}

const DAY_S = 86_400

/**
 * A CDN that is purged at each change (CDN_PURGE_URL) keeps a page for a day, but not beyond `edgeUntil`, and serves it while
 * no process answers. Browsers ask as before. Source: RFC 9111, section 5.2.2.10; RFC 5861.
 */
export function edgeCacheControl(edgeUntil: number, now: number): string {
  const seconds = Math.min(DAY_S, Math.max(1, Math.ceil((edgeUntil - now) / 1000)))
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=5, stale-if-error=${DAY_S}`
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
