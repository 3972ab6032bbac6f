import type { Context } from 'hono'

/** Errors before the first piece are thrown, while the status can change. */
export async function streamCsv(
  c: Context,
  fileName: string,
  pieces: AsyncGenerator<string, undefined, undefined>,
): Promise<Response> {
  const first = await pieces.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first.value ?? '')),
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return c.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  })
}
