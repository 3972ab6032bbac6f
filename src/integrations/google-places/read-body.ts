import { PlacesError } from '../../shared/google-places/places-error.ts'

/** Beyond `maxBytes` stops the download and throws PlacesError unreadable. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving early cancels the rest.
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes)
      throw new PlacesError('unreadable', { mayBeBilled: response.ok, reason: 'too long' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Undefined where it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
