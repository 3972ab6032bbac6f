import { ModelFailure } from './language-model.ts'

/** An answer of a few paragraphs has a few kilobytes. */
const MAX_BYTES = 512 * 1024

/**
 * A fetch that reads the whole answer, in at most `timeoutMs` and 512 KiB, and follows no redirect: the key goes to
 * the configured address alone. Connecting takes at most the 10 s of Node's own fetch. Rejects with ModelFailure
 * (unreachable, slow, unusable).
 */
export function boundedFetch(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(input, { ...init, signal, redirect: 'error' })
      const body = await readBody(response)
      const { status, statusText, headers } = response
      return new Response(body, { status, statusText, headers: withoutEncoding(headers) })
    } catch (error) {
      if (error instanceof ModelFailure) throw error
      if (signal.aborted)
        throw new ModelFailure(
          'slow',
          `The language model did not answer within ${Math.ceil(timeoutMs / 1000)} seconds.`,
        )
      throw new ModelFailure('unreachable', 'The language model cannot be reached.')
    }
  }
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop early cancels the rest of the answer.
  for await (const part of response.body ?? []) {
    parts.push(part)
    size += part.length
    if (size > MAX_BYTES)
      throw new ModelFailure('unusable', 'The answer of the language model is far too long.')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The body was decoded on its way in. */
function withoutEncoding(headers: Headers): Headers {
  const left = new Headers(headers)
  left.delete('content-encoding')
  left.delete('content-length')
  return left
}
