import { Readable } from 'node:stream'
import type { Context } from 'hono'

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
