import { createParser } from 'eventsource-parser'
import type { Config } from '../../config/config.ts'
import { readRetryAfter } from '../circuit-breaker.ts'
import { type LanguageModel, ModelFailure } from './language-model.ts'
import { WIRE_FORMATS, type WireFormat } from './wire-formats.ts'

/** 529 is Anthropic's "overloaded". */
const BUSY = [408, 429, 503, 529]
const QUOTA = /insufficient_quota|billing|quota|credit balance/i
const BROKEN_OFF = [
  ...['length', 'content_filter', 'tool_calls', 'function_call'],
  ...['max_tokens', 'model_context_window_exceeded', 'refusal', 'tool_use'],
]
const UNKNOWN_PAUSE_MS = 900_000
/** Texts have a few kilobytes; streams wrap each token in hundreds of bytes. */
const MAX_BYTES = 4 * 1024 * 1024

/** Null without AI_PROVIDER. Sends nothing before it is asked. */
export function createLanguageModel({ ai }: Pick<Config, 'ai'>): LanguageModel | null {
  const { provider, model: name, apiKey } = ai
  if (provider === null || name === null) return null
  const wire = WIRE_FORMATS[provider]
  return {
    name,
    async ask(question, timeoutMs, { signal, onText } = {}) {
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const body = { model: name, max_tokens: question.maxTokens, ...wire.bodyOf(question) }
        const response = await fetch((ai.baseUrl ?? wire.url) + wire.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...wire.headersOf(apiKey) },
          body: JSON.stringify(onText ? { ...body, stream: true } : body),
          signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
          // Keeps the key from other addresses.
          redirect: 'error',
        })
        if (!response.ok) throw await readRefusal(response)
        const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')
        return isStream ? await readStream(wire, response, onText) : await readWhole(wire, response)
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof ModelFailure) throw error
        if (timeout.aborted)
          throw new ModelFailure(
            'slow',
            `The language model did not answer within ${Math.ceil(timeoutMs / 1000)} seconds.`,
          )
        throw new ModelFailure('unreachable', 'The language model cannot be reached.')
      }
    },
  }
}

async function readWhole(wire: WireFormat, response: Response): Promise<string> {
  const { text, end, isError } = readPiece(wire, await readAll(response))
  // Servers that name no reason are believed.
  return isError || BROKEN_OFF.includes(end ?? '') ? brokenOff() : text
}

async function readStream(
  wire: WireFormat,
  response: Response,
  onText?: (textSoFar: string) => void,
): Promise<string> {
  const events: string[] = []
  const parser = createParser({ onEvent: ({ data }) => events.push(data) })
  let text = ''
  let end: string | null = null
  for await (const part of partsOf(response)) {
    parser.feed(part)
    for (const event of events.splice(0)) {
      if (event === '[DONE]') continue
      const piece = readPiece(wire, event)
      if (piece.isError) return brokenOff()
      text += piece.text
      end = piece.end ?? end
      if (piece.text) onText?.(text)
    }
  }
  return end === null || BROKEN_OFF.includes(end) ? brokenOff() : text
}

function readPiece(wire: WireFormat, json: string) {
  try {
    return wire.read(JSON.parse(json))
  } catch {
    throw new ModelFailure('unusable', 'The answer of the language model could not be read.')
  }
}

/** Leaving early cancels the rest. */
async function* partsOf(response: Response) {
  const decoder = new TextDecoder()
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > MAX_BYTES)
      throw new ModelFailure('unusable', 'The answer of the language model is far too long.')
    yield decoder.decode(part, { stream: true })
  }
}

async function readAll(response: Response): Promise<string> {
  let text = ''
  for await (const part of partsOf(response)) text += part
  return text
}

function brokenOff(): never {
  throw new ModelFailure('unusable', 'The answer of the language model broke off.')
}

async function readRefusal(response: Response): Promise<ModelFailure> {
  const { status, headers } = response
  const said = await readAll(response)
  if (status === 401 || status === 403)
    return new ModelFailure('denied', 'The language model refused the key. Please check AI_API_KEY.')
  if (status === 404)
    return new ModelFailure(
      'denied',
      'The provider does not know this model. Please check AI_MODEL and AI_BASE_URL.',
    )
  const pauseMs = readRetryAfter(headers.get('retry-after'))
  if ([400, 402, 429].includes(status) && QUOTA.test(said))
    return new ModelFailure(
      'quota',
      'The quota of the language model is used up.',
      pauseMs ?? UNKNOWN_PAUSE_MS,
    )
  if (BUSY.includes(status)) return new ModelFailure('busy', 'The language model is busy.', pauseMs)
  // Of 4xx only those above are worth a repeat.
  const kind = status < 500 ? 'unusable' : 'failing'
  return new ModelFailure(kind, `The language model answered with error ${status}.`)
}
