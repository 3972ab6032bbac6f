import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText } from 'ai'
import type { Config } from '../../config/config.ts'
import { readRetryAfter } from '../circuit-breaker.ts'
import { askForStream } from './ask-for-stream.ts'
import { boundedFetch } from './fetch-bounded.ts'
import { type LanguageModel, ModelFailure } from './language-model.ts'

const OPENAI_URL = 'https://api.openai.com/v1'
const ANTHROPIC_URL = 'https://api.anthropic.com/v1'
/** The facts decide, not the wording. */
const TEMPERATURE = 0.6
/** 529 is Anthropic's "overloaded". */
const BUSY = [408, 429, 503, 529]
const QUOTA = /insufficient_quota|billing|quota|credit balance/i
/** Servers that name no reason are believed. */
const BROKEN_OFF = ['length', 'content-filter', 'tool-calls', 'error']
const UNKNOWN_PAUSE_MS = 900_000

/** Null without AI_PROVIDER. Sends nothing before it is asked. */
export function createLanguageModel({ ai }: Pick<Config, 'ai'>): LanguageModel | null {
  const { provider, model: name, apiKey } = ai
  if (provider === null || name === null) return null
  const modelWith = (fetch: typeof globalThis.fetch) =>
    provider === 'anthropic'
      ? // Without a key it would look into the environment.
        createAnthropic({ apiKey: apiKey ?? 'none', baseURL: ai.baseUrl ?? ANTHROPIC_URL, fetch })(name)
      : createOpenAICompatible({
          name: 'openai-compatible',
          baseURL: ai.baseUrl ?? OPENAI_URL,
          ...(apiKey !== null && { apiKey }),
          fetch,
        })(name)
  return {
    name,
    async ask({ instructions, prompt, maxTokens }, timeoutMs, { signal, onText } = {}) {
      const settings = {
        instructions,
        prompt,
        maxOutputTokens: maxTokens,
        temperature: TEMPERATURE,
        maxRetries: 0,
      }
      try {
        const { text, finishReason } = onText
          ? await askForStream(modelWith, settings, { timeoutMs, signal }, onText)
          : await generateText({ ...settings, model: modelWith(boundedFetch({ timeoutMs, signal })) })
        return BROKEN_OFF.includes(finishReason) ? fail('The answer of the language model broke off.') : text
      } catch (error) {
        signal?.throwIfAborted()
        throw asFailure(error)
      }
    },
  }
}

function fail(message: string): never {
  throw new ModelFailure('unusable', message)
}

function asFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof ModelFailure) return cause
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (!APICallError.isInstance(error) || status === undefined || status < 400)
    return new ModelFailure('unusable', 'The answer of the language model could not be read.')
  if (status === 401 || status === 403)
    return new ModelFailure('denied', 'The language model refused the key. Please check AI_API_KEY.')
  if (status === 404)
    return new ModelFailure(
      'denied',
      'The provider does not know this model. Please check AI_MODEL and AI_BASE_URL.',
    )
  const pauseMs = readRetryAfter(error.responseHeaders?.['retry-after'])
  if ((status === 429 || status === 400 || status === 402) && QUOTA.test(error.responseBody ?? ''))
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
