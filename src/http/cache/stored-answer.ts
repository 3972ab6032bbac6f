import { hash } from 'node:crypto'
import type { Gunzip } from 'node:zlib'
import { EVERY_PAGE, LISTS } from './edge-tags.ts'
import { acceptsGzip, unpack, unpackedLength } from './encodings.ts'

export type StoredAnswer = {
  revision: number
  /** Ms since 1970. */
  expiresAt: number
  status: 200 | 404
  etag: string
  gzip: Buffer
  /** Names and values in turn, for node:http. */
  headers: readonly string[]
  isForEdge: boolean
}

export type AnswerContent = {
  status: 200 | 404
  contentType: string
  cacheControl: string
  gzip: Buffer
  vary?: string
  /** A CDN purges by these (edge-tags.ts). Default: a list's. */
  tags?: readonly string[]
  /** From memory while the database is away. */
  isStandIn?: boolean
  /** When it changes without an edit, ms since 1970. Default: at the day's end. */
  changesAt?: number | undefined
  /** Says nothing of the day. */
  isLasting?: boolean
}

/** RFC 7234, section 5.5.1. */
export const STAND_IN_HEADERS = { 'cache-control': 'no-store', warning: '110 - "Response is Stale"' }

/** Fastly's and Cloudflare's, which take them off again. */
const tagHeaders = (tags: readonly string[]) => ({
  'surrogate-key': tags.join(' '),
  'cache-tag': tags.join(','),
})

/** Made once, so that serving is cheap. */
export function makeStoredAnswer(
  content: AnswerContent,
  validity: Pick<StoredAnswer, 'revision' | 'expiresAt' | 'isForEdge'>,
  everyHeader: Readonly<Record<string, string>>,
): StoredAnswer {
  // zlib's results would keep the larger buffers that they are parts of.
  const gzip = Buffer.allocUnsafeSlow(content.gzip.length)
  content.gzip.copy(gzip)
  // Weak: two encodings share it (RFC 9110, section 8.8.1).
  const etag = `W/"${hash('sha1', gzip, 'base64url')}"`
  const isForEdge = validity.isForEdge && content.status === 200 && !content.isStandIn
  const headers = Object.entries({
    ...everyHeader,
    'content-type': content.contentType,
    ...(content.isStandIn && STAND_IN_HEADERS),
    ...(isForEdge && tagHeaders(content.tags ?? [EVERY_PAGE, LISTS])),
    ...(!content.isStandIn && !isForEdge && { 'cache-control': content.cacheControl }),
    etag,
    vary: content.vary ?? 'Accept-Encoding',
  }).flat()
  return { ...validity, isForEdge, status: content.status, etag, gzip, headers }
}

export type Asking = {
  method: string | undefined
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
  /** 0: the database answers. */
  silentMs: number
  now: number
}

/** 304 when the client has it (RFC 9110, section 13.1.2). */
export function answerTo(
  { method, acceptEncoding, ifNoneMatch, silentMs, now }: Asking,
  { status, etag, gzip, isForEdge, expiresAt, ...stored }: StoredAnswer,
): { status: number; headers: string[]; body: Buffer | Gunzip | null } {
  const headers = [...stored.headers]
  if (isForEdge) headers.push('cache-control', edgeCacheControl(expiresAt, now))
  const { age } = ageOf(silentMs)
  if (age !== undefined) headers.push('age', age)
  if (ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, etag))
    return { status: 304, headers, body: null }
  const isPacked = acceptsGzip(acceptEncoding)
  if (isPacked) headers.push('content-encoding', 'gzip')
  headers.push('content-length', String(isPacked ? gzip.length : unpackedLength(gzip)))
  return { status, headers, body: method === 'HEAD' ? null : isPacked ? gzip : unpack(gzip) }
}

/** Seconds of the database's silence (RFC 9111, section 5.1). */
export function ageOf(silentMs: number): { age?: string } {
  return silentMs > 0 ? { age: String(Math.floor(silentMs / 1000)) } : {}
}

/** Until it expires, and a day more while no process answers (RFC 9111, section 5.2.2.10; RFC 5861). */
function edgeCacheControl(expiresAt: number, now: number): string {
  const seconds = Math.max(1, Math.ceil((expiresAt - now) / 1000))
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=5, stale-if-error=86400`
}

function matches(ifNoneMatch: string, etag: string): boolean {
  const plain = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain)
}
