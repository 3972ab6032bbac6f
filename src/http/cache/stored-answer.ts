import { hash } from 'node:crypto'
import { type DirectoryReads, readsOfAll } from '../../features/directory/reads/directory-reads.ts'
import { chooseEncoding, type Encoding } from './encodings.ts'
import type { PackedBody } from './pack-body.ts'

/** Valid for a day, until a change touches what it was made of. */
export type StoredAnswer = {
  /** Latest change (change-log.ts) that does not affect it. */
  madeAt: number
  reads: DirectoryReads
  /** Ms since 1970. */
  expiresAt: number
  status: 200 | 404
  etag: string
  /** `identity` is null when too large or dropped (dropPlain); then `gzip` exists. */
  bytes: { identity: Buffer | null; gzip: Buffer | null; br: Buffer | null }
  gzipUnderWay: Promise<void> | null
  /** Names and values in turn, as node:http takes them. */
  headers: Record<Encoding, string[]>
  notModifiedHeaders: string[]
}

export type AnswerContent = {
  status: 200 | 404
  contentType: string
  cacheControl: string
  body: Buffer | PackedBody
  etag?: string
  /** Default: the encoding. */
  vary?: string
  /** Default: the whole directory. */
  reads?: DirectoryReads
  /** From memory while the database is away; never cached. */
  isStandIn?: boolean
}

/** Source of the warning: RFC 7234, section 5.5.1. */
export const STAND_IN_HEADERS = { 'cache-control': 'no-store', warning: '110 - "Response is Stale"' }

/** Makes an answer's bytes, ETag (a hash) and headers once, so that serving is cheap. */
export function makeStoredAnswer(
  content: AnswerContent,
  validity: { madeAt: number; expiresAt: number },
  everyHeader: Readonly<Record<string, string>>,
): StoredAnswer {
  const { identity, gzip } = Buffer.isBuffer(content.body)
    ? { identity: content.body, gzip: null }
    : content.body
  // Weak: three encodings share it (RFC 9110, section 8.8.1).
  const etag = content.etag ?? `W/"${hash('sha1', identity ?? gzip ?? '', 'base64url')}"`
  const common = {
    ...everyHeader,
    'content-type': content.contentType,
    ...(content.isStandIn ? STAND_IN_HEADERS : { 'cache-control': content.cacheControl }),
    etag,
    vary: content.vary ?? 'Accept-Encoding',
  }
  const flat = (extra: Record<string, string>) => Object.entries({ ...common, ...extra }).flat()
  const notModifiedHeaders = flat({})
  const answer: StoredAnswer = {
    ...validity,
    reads: content.reads ?? readsOfAll(),
    status: content.status,
    etag,
    bytes: { identity: identity && ownBytes(identity), gzip: null, br: null },
    gzipUnderWay: null,
    headers: {
      identity: identity === null ? notModifiedHeaders : flat({ 'content-length': String(identity.length) }),
      gzip: [],
      br: [],
    },
    notModifiedHeaders,
  }
  if (gzip) addEncoding(answer, 'gzip', gzip)
  return answer
}

/** With its headers. */
export function addEncoding(answer: StoredAnswer, encoding: 'gzip' | 'br', bytes: Buffer): void {
  answer.headers[encoding] = [
    ...answer.notModifiedHeaders,
    'content-encoding',
    encoding,
    'content-length',
    String(bytes.length),
  ]
  answer.bytes[encoding] = ownBytes(bytes)
}

/**
 * Copies bytes into memory of exactly their length. Node makes small buffers, and zlib's results, as parts of
 * 64 KB that stay as long as one part is kept.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Smaller answers gain little by compression. */
const PLAIN_KEPT_BYTES = 8192

/** Plain bytes are most of an answer, and nearly all readers accept compression. */
export function dropPlain({ bytes }: StoredAnswer): void {
  if (bytes.gzip && bytes.identity && bytes.identity.length > PLAIN_KEPT_BYTES) bytes.identity = null
}

/** 304, or the best encoding. `mustUnpack`: only gzip is kept, and not accepted. */
export function chooseBytes(
  answer: StoredAnswer,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): { status: number; headers: string[]; body: Buffer | null; mustUnpack: boolean } {
  if (ifNoneMatch !== undefined && answer.status === 200 && matches(ifNoneMatch, answer.etag)) {
    return { status: 304, headers: answer.notModifiedHeaders, body: null, mustUnpack: false }
  }
  const { identity, gzip, br } = answer.bytes
  const encoding = chooseEncoding(acceptEncoding, { br: br !== null, gzip: gzip !== null })
  const mustUnpack = encoding === 'identity' && identity === null
  const body = mustUnpack ? gzip : answer.bytes[encoding]
  return { status: answer.status, headers: answer.headers[encoding], body, mustUnpack }
}

/** Compares weakly (RFC 9110, section 13.1.2). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  const plain = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain)
}

/** A key of some 35 characters, and its place in a set. */
const KEY_BYTES = 80

/** In bytes, with headers. */
export function sizeOf({ bytes: { identity, gzip, br }, reads }: StoredAnswer): number {
  return (
    4096 + KEY_BYTES * reads.keys.size + (identity?.length ?? 0) + (gzip?.length ?? 0) + (br?.length ?? 0)
  )
}
