import { hash } from 'node:crypto'
import { chooseEncoding, type Encoding } from './encodings.ts'

/** A whole answer as bytes, good for one version of the directory and one day. */
export type StoredAnswer = {
  version: number
  /** Milliseconds since 1970; the start of the next day (UTC). */
  expiresAt: number
  status: 200 | 404
  etag: string
  bytes: { identity: Buffer; gzip: Buffer | null; br: Buffer | null }
  /** Header names and values in turn, by encoding, as node:http takes them. */
  headers: Record<Encoding, string[]>
  notModifiedHeaders: string[]
}

export type AnswerContent = {
  status: 200 | 404
  contentType: string
  cacheControl: string
  body: Buffer
  /** Where the content's tag is known without hashing it. */
  etag?: string
  /** By which request headers the answer differs; by default its encoding alone. */
  vary?: string
}

/** Makes an answer's bytes, its ETag (a hash of the content) and its headers once, so that giving it costs next to nothing. */
export function makeStoredAnswer(
  content: AnswerContent,
  validity: { version: number; expiresAt: number },
  everyHeader: Readonly<Record<string, string>>,
): StoredAnswer {
  const identity = content.body
  // Weak, because the same tag stands for the same content in three encodings (RFC 9110, section 8.8.1).
  const etag = content.etag ?? `W/"${hash('sha1', identity, 'base64url')}"`
  const common = {
    ...everyHeader,
    'content-type': content.contentType,
    'cache-control': content.cacheControl,
    etag,
    vary: content.vary ?? 'Accept-Encoding',
  }
  const flat = (extra: Record<string, string>) => Object.entries({ ...common, ...extra }).flat()
  return {
    ...validity,
    status: content.status,
    etag,
    bytes: { identity, gzip: null, br: null },
    headers: {
      identity: flat({ 'content-length': String(identity.length) }),
      gzip: [],
      br: [],
    },
    notModifiedHeaders: flat({}),
  }
}

/** The stored answer with one more encoding of its bytes. */
export function addEncoding(answer: StoredAnswer, encoding: 'gzip' | 'br', bytes: Buffer): void {
  const withoutLength = answer.headers.identity.slice(0, -2)
  answer.headers[encoding] = [
    ...withoutLength,
    'content-encoding',
    encoding,
    'content-length',
    String(bytes.length),
  ]
  answer.bytes[encoding] = bytes
}

/** What a client gets of a stored answer: 304 without body when it has the content already, else the best encoding. */
export function chooseBytes(
  answer: StoredAnswer,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): { status: number; headers: string[]; body: Buffer | null } {
  if (ifNoneMatch !== undefined && answer.status === 200 && matches(ifNoneMatch, answer.etag)) {
    return { status: 304, headers: answer.notModifiedHeaders, body: null }
  }
  const { gzip, br } = answer.bytes
  const encoding = chooseEncoding(acceptEncoding, { br: br !== null, gzip: gzip !== null })
  return { status: answer.status, headers: answer.headers[encoding], body: answer.bytes[encoding] }
}

/** Whether If-None-Match names a tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  const plain = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain)
}

/** Bytes of memory that an answer takes, its headers included. */
export function sizeOf(answer: StoredAnswer): number {
  const { identity, gzip, br } = answer.bytes
  return 4096 + identity.length + (gzip?.length ?? 0) + (br?.length ?? 0)
}
