import { ModelFailure } from './language-model.ts'

/** A few paragraphs have a few kilobytes. */
const MAX_BYTES = 512 * 1024
/** A stream wraps each token in a few hundred bytes. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024

export type FetchBounds = {
  timeoutMs: number
  signal?: AbortSignal | undefined
  isStreamed?: boolean
}

/** No redirects: the key stays with the address. Rejects with ModelFailure. */
export function boundedFetch({ timeoutMs, signal, isStreamed }: FetchBounds): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([timeout, signal]) : timeout
    const asFailure = (error: unknown) => {
      if (error instanceof ModelFailure) return error
      if (signal?.aborted) return signal.reason
      if (timeout.aborted)
        return new ModelFailure(
          'slow',
          `The language model did not answer within ${Math.ceil(timeoutMs / 1000)} seconds.`,
        )
      return new ModelFailure('unreachable', 'The language model cannot be reached.')
    }
    try {
      const response = await fetch(input, { ...init, signal: either, redirect: 'error' })
      const { status, statusText, headers } = response
      const body =
        isStreamed && isEventStream(response)
          ? toStream(boundedParts(response, MAX_STREAM_BYTES, asFailure))
          : await readBody(response)
      return new Response(body, { status, statusText, headers: withoutEncoding(headers) })
    } catch (error) {
      throw asFailure(error)
    }
  }
}

/** The answer comes piece by piece. */
export function isEventStream({ ok, headers }: Response): boolean {
  return ok && /^text\/event-stream\b/i.test(headers.get('content-type') ?? '')
}

async function* boundedParts(
  response: Response,
  maxBytes: number,
  asFailure: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0
  try {
    // Leaving early cancels the rest.
    for await (const part of response.body ?? []) {
      size += part.length
      if (size > maxBytes)
        throw new ModelFailure('unusable', 'The answer of the language model is far too long.')
      yield part
    }
  } catch (error) {
    throw asFailure(error)
  }
}

function toStream(parts: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

async function readBody(response: Response): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of boundedParts(response, MAX_BYTES, (error) => error)) parts.push(part)
  return Buffer.concat(parts)
}

/** It was decoded on its way in. */
function withoutEncoding(headers: Headers): Headers {
  const left = new Headers(headers)
  left.delete('content-encoding')
  left.delete('content-length')
  return left
}
