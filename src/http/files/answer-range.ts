import type { Context } from 'hono'
import type { App } from '../../app.ts'

export type StoredAnswer = {
  key: string
  /** Strong: the bytes below a key never change. */
  etag: string
  modifiedAt: Date | null
  headers: Record<string, string>
}

/** 200, 206, 304 or 416; null for a missing file (RFC 9110, sections 13, 14). */
export async function answerRange(
  c: Context,
  files: App['files'],
  { key, etag, modifiedAt, headers }: StoredAnswer,
): Promise<Response | null> {
  const size = await files.sizeOf(key)
  if (size === null) return null
  const lastModified = modifiedAt?.toUTCString()
  const shared = {
    ...headers,
    etag,
    ...(lastModified && { 'last-modified': lastModified }),
    'accept-ranges': 'bytes',
  }
  if (isUnchanged(c, etag, lastModified)) return c.body(null, 304, shared)
  // Ranges are defined for GET alone.
  const isWanted = c.req.method === 'GET' && isSameFile(c.req.header('if-range'), etag, lastModified)
  const range = isWanted ? readRange(c.req.header('range'), size) : null
  if (range === 'unsatisfiable')
    return c.body(null, 416, { ...shared, 'content-range': `bytes */${size}`, 'content-length': '0' })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const body = c.req.method === 'HEAD' || size === 0 ? null : await files.read(key, { start, end })
  if (body === null && c.req.method !== 'HEAD' && size > 0) return null
  return c.body(body as ReadableStream, range ? 206 : 200, {
    ...shared,
    'content-length': String(end - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  })
}

function isUnchanged(c: Context, etag: string, lastModified: string | undefined): boolean {
  const known = c.req.header('if-none-match')
  if (known !== undefined)
    return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return lastModified !== undefined && Date.parse(lastModified) <= since
}

function isSameFile(condition: string | undefined, etag: string, lastModified: string | undefined): boolean {
  return condition === undefined || condition.trim() === etag || condition.trim() === lastModified
}

/** Null: the whole file. */
function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '') {
    const count = Math.min(Number(to), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 }
  }
  const [start, last] = [Number(from), to === '' ? size - 1 : Number(to)]
  if (to !== '' && last < start) return null
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(last, size - 1) }
}
