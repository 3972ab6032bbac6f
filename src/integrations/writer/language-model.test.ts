import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ModelFault, startModel } from '../../../tests/servers/start-model.ts'
import { readConfig } from '../../config/config.ts'
import { askPatiently, type Patience } from './ask-patiently.ts'
import { createLanguageModel } from './create-language-model.ts'
import { type LanguageModel, ModelFailure } from './language-model.ts'

let provider: Awaited<ReturnType<typeof startModel>>
let now = new Date('2026-03-02T10:00:00Z')
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z')
  provider = await startModel(() => 'Families are received here.')
})
afterEach(() => provider.close())

const QUESTION = { instructions: 'Write.', prompt: 'Facts', maxTokens: 300 }
/** Below the longer pauses that a provider asks for here; a busy machine takes seconds for a good answer. */
const PATIENCE: Patience = { attempts: 3, totalMs: 20_000, pauseMs: 20 }
/** Where no answer comes in time. */
const HASTE: Patience = { ...PATIENCE, totalMs: 700 }

function modelOf(kind: 'openai-compatible' | 'anthropic', baseUrl = provider.url): LanguageModel {
  const config = readConfig({
    AI_PROVIDER: kind,
    AI_BASE_URL: baseUrl,
    AI_MODEL: 'small-model',
    AI_API_KEY: 'sk-test-key-0001',
  })
  return createLanguageModel(config) as LanguageModel
}
const patient = (kind: 'openai-compatible' | 'anthropic' = 'openai-compatible', baseUrl?: string) =>
  askPatiently(
    modelOf(kind, baseUrl),
    { now: () => now },
    ['hang', 'drip'].includes(provider.state.fault) ? HASTE : PATIENCE,
  )
const allow = async () => {}

describe('what goes over the wire', () => {
  test('to an OpenAI-compatible server', async () => {
    expect(await patient().ask(QUESTION, allow)).toBe('Families are received here.')
    expect(provider.requests).toHaveLength(1)
    expect(provider.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer sk-test-key-0001' },
      body: {
        model: 'small-model',
        max_tokens: 300,
        messages: [
          { role: 'system', content: 'Write.' },
          { role: 'user', content: 'Facts' },
        ],
      },
    })
  })

  test('without a key, as Ollama and LM Studio take it', async () => {
    const config = readConfig({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: provider.url, AI_MODEL: 'm' })
    await createLanguageModel(config)?.ask(QUESTION, 5000)
    expect(provider.requests[0]?.headers.authorization).toBeUndefined()
  })

  test('to Anthropic', async () => {
    expect(await patient('anthropic').ask(QUESTION, allow)).toBe('Families are received here.')
    const [request] = provider.requests
    expect(request?.path).toBe('/v1/messages')
    expect(request?.headers['x-api-key']).toBe('sk-test-key-0001')
    expect(request?.headers['anthropic-version']).toBe('2023-06-01')
    expect(request?.body).toMatchObject({ model: 'small-model', max_tokens: 300 })
    expect(request?.body.system).toMatchObject([{ type: 'text', text: 'Write.' }])
  })

  test('without AI_PROVIDER there is no model', () => {
    expect(createLanguageModel(readConfig({}))).toBeNull()
  })
})

const FAULTS: [ModelFault, RegExp, number][] = [
  ['hang', /did not answer within/, 1],
  ['500', /answered with error 500/, 3],
  ['400', /answered with error 400/, 1],
  ['429', /is busy/, 1],
  ['drip', /did not answer within/, 1],
  ['garbage', /could not be read/, 1],
  ['huge', /far too long/, 1],
  ['quota', /quota .* is used up/, 1],
  ['401', /refused the key/, 1],
  ['cut', /broke off/, 1],
  ['filtered', /broke off/, 1],
]
describe.each(['openai-compatible', 'anthropic'] as const)('a faulty provider (%s)', (kind) => {
  test.each(FAULTS)(
    '%s: the right sentence, in bounded time, with %i requests at most',
    async (fault, message, calls) => {
      provider.state.fault = fault
      provider.state.retryAfter = '60'
      const started = performance.now()
      await expect(patient(kind).ask(QUESTION, allow)).rejects.toThrow(message)
      expect(performance.now() - started).toBeLessThan(15_000)
      expect(provider.requests).toHaveLength(calls)
    },
  )

  test('refused: the right sentence', async () => {
    const closed = await startModel()
    await closed.close()
    await expect(patient(kind, closed.url).ask(QUESTION, allow)).rejects.toThrow('cannot be reached')
  })
})

describe.each(['openai-compatible', 'anthropic'] as const)('a streamed answer (%s)', (kind) => {
  const TEXT = 'Families are received here. The chapel seats 80 people. It was founded in 1952.'
  const ask = (signal?: AbortSignal) => {
    const seen: string[] = []
    const answer = patient(kind).ask(QUESTION, allow, { signal, onText: (text) => seen.push(text) })
    return { seen, answer }
  }
  beforeEach(() => {
    provider.state.answer = () => TEXT
  })

  test('comes word by word, and whole in the end', async () => {
    const { seen, answer } = ask()
    await expect(answer).resolves.toBe(TEXT)
    expect(provider.requests[0]?.body.stream).toBe(true)
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.at(-1)).toBe(TEXT)
    expect(seen.every((text) => TEXT.startsWith(text))).toBe(true)
  })

  test.each(FAULTS)('%s: the same sentence as of a whole answer', async (fault, message, calls) => {
    provider.state.fault = fault
    provider.state.retryAfter = '60'
    await expect(ask().answer).rejects.toThrow(message)
    expect(provider.requests).toHaveLength(calls)
  })

  test('that breaks off or holds an error is a failure, not a short text', async () => {
    for (const fault of ['drop', 'error in the stream'] as const) {
      provider.state.fault = fault
      const { seen, answer } = ask()
      await expect(answer).rejects.toBeInstanceOf(ModelFailure)
      expect(seen.length).toBeGreaterThan(0)
    }
  })

  test('can be stopped, which ends the request and is no failure of the model', async () => {
    const stop = new AbortController()
    provider.state.answer = () => TEXT.repeat(200)
    const model = patient(kind)
    const answer = model.ask(QUESTION, allow, {
      signal: stop.signal,
      onText: (text) => text.length > 100 && stop.abort(),
    })
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(model.status()).toMatchObject({ lastFailure: null })
    expect(provider.requests).toHaveLength(1)
  })

  test('of a server that cannot stream is taken as a whole, with one request', async () => {
    provider.state.fault = 'no stream'
    await expect(ask().answer).resolves.toBe(TEXT)
    expect(provider.requests).toHaveLength(1)
  })
})

test('an empty answer is a failure', async () => {
  provider.state.fault = 'empty'
  await expect(patient().ask(QUESTION, allow)).rejects.toThrow('gave no text')
})

test('a short pause that the provider asks for is kept, then the request is repeated', async () => {
  provider.state.fault = '429'
  const answer = patient().ask(QUESTION, async () => {
    if (provider.requests.length === 1) provider.state.fault = 'ok'
  })
  await expect(answer).resolves.toBe('Families are received here.')
  expect(provider.requests).toHaveLength(2)
})

test('after five failures the provider is left alone for a minute; one success ends that', async () => {
  const model = patient()
  provider.state.fault = 'garbage'
  for (let time = 0; time < 5; time++) await expect(model.ask(QUESTION, allow)).rejects.toThrow()
  await expect(model.ask(QUESTION, allow)).rejects.toThrow(/left alone for now.*could not be read.*10:01 UTC/)
  expect(provider.requests).toHaveLength(5)
  expect(model.status()).toMatchObject({ isOpen: true })
  now = new Date('2026-03-02T10:01:01Z')
  provider.state.fault = 'ok'
  const both = await Promise.allSettled([model.ask(QUESTION, allow), model.ask(QUESTION, allow)])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(model.status()).toEqual({ isOpen: false, retryAt: null, lastFailure: null })
})

test('a long pause that the provider asks for is kept by all later questions', async () => {
  const model = patient()
  provider.state.fault = '429'
  provider.state.retryAfter = '600'
  await expect(model.ask(QUESTION, allow)).rejects.toThrow('is busy')
  now = new Date('2026-03-02T10:09:00Z')
  await expect(model.ask(QUESTION, allow)).rejects.toThrow('left alone')
  now = new Date('2026-03-02T10:10:01Z')
  provider.state.fault = 'ok'
  await expect(model.ask(QUESTION, allow)).resolves.toBeTruthy()
  expect(provider.requests).toHaveLength(2)
})

test('a check by an administrator asks once even in a pause, and its success ends the pause', async () => {
  const model = patient()
  const check = () => model.ask(QUESTION, allow, { isCheck: true })
  provider.state.fault = '429'
  provider.state.retryAfter = '3600'
  await expect(model.ask(QUESTION, allow)).rejects.toThrow('is busy')
  await expect(model.ask(QUESTION, allow)).rejects.toMatchObject({ kind: 'paused', retryAfterMs: 3_600_000 })
  await expect(check()).rejects.toThrow('is busy')
  expect(provider.requests).toHaveLength(2)
  provider.state.fault = 'ok'
  await expect(check()).resolves.toBeTruthy()
  await expect(model.ask(QUESTION, allow)).resolves.toBeTruthy()
})

test('no answer is waited for beyond the latest moment', async () => {
  provider.state.fault = '500'
  await expect(patient().ask(QUESTION, allow, { latestAt: Date.now() })).rejects.toBeInstanceOf(ModelFailure)
  expect(provider.requests.length).toBeLessThan(2)
})

test('a redirect is not followed, so the key goes nowhere else', async () => {
  const other = await startModel()
  const { createServer } = await import('node:http')
  const moved = createServer((_, response) =>
    response.writeHead(307, { location: `${other.url}/chat/completions` }).end(),
  )
  await new Promise<void>((resolve) => moved.listen(0, '127.0.0.1', resolve))
  const { port } = moved.address() as { port: number }
  await expect(
    patient('openai-compatible', `http://127.0.0.1:${port}/v1`).ask(QUESTION, allow),
  ).rejects.toThrow()
  expect(other.requests).toEqual([])
  moved.close()
  await other.close()
})
