import { Readable } from 'node:stream'
import type { Context } from 'hono'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  srt: 'application/x-subrip; charset=utf-8',
}

/** Null for an unknown ending. */
export function contentTypeOf(fileName: string): string | null {
  return TYPES[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()] ?? null
}

/** RFC 6266, section 4.3. */
export function asAttachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Errors before the first piece are thrown, while the status can change. */
export async function streamCsv(
  c: Context,
  fileName: string,
  pieces: AsyncGenerator<string, undefined, undefined>,
): Promise<Response> {
  const first = await pieces.next()
  async function* bytes() {
    yield Buffer.from(first.value ?? '')
    for await (const piece of pieces) yield Buffer.from(piece)
  }
  const body = Readable.toWeb(Readable.from(bytes())) as ReadableStream
  return c.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  })
}
