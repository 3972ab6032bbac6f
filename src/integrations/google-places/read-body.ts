import { PlacesError } from '../../shared/google-places/places-error.ts'

/** Throws PlacesError unreadable beyond `maxBytes`, and stops the download. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const tooBig = () => new PlacesError('unreadable', { mayBeBilled: response.ok, reason: 'too long' })
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel().catch(() => {})
    throw tooBig()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  if (!reader) return Buffer.alloc(0)
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.length
    if (length > maxBytes) {
      await reader.cancel().catch(() => {})
      throw tooBig()
    }
    chunks.push(value)
  }
}
