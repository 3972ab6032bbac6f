import type { ModelQuestion } from './language-model.ts'

/** `end`: why it ended, null without a reason. */
type Piece = { text: string; end: string | null; isError: boolean }
export type WireFormat = {
  url: string
  path: string
  headersOf(apiKey: string | null): Record<string, string>
  bodyOf(question: ModelQuestion): object
  /** An answer, or one event of a stream. Throws for others. */
  read(json: unknown): Piece
}

/** Facts decide, not wording. */
const TEMPERATURE = 0.6

type Completion = {
  error?: unknown
  choices: { message?: Content; delta?: Content; finish_reason?: string | null }[]
}
type Content = { content?: string | null }

/** Ollama, LM Studio and the like have it too. */
const OPENAI: WireFormat = {
  url: 'https://api.openai.com/v1',
  path: '/chat/completions',
  headersOf: (apiKey): Record<string, string> => (apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  bodyOf: ({ instructions, prompt }) => ({
    temperature: TEMPERATURE,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: prompt },
    ],
  }),
  read(json) {
    const { error, choices } = json as Completion
    if (error) return { text: '', end: null, isError: true }
    // Events may have counts alone.
    const { message, delta, finish_reason = null } = choices[0] ?? {}
    return { text: (message ?? delta)?.content ?? '', end: finish_reason, isError: false }
  },
}

type Message = { type: string; content?: { text?: string }[]; stop_reason?: string | null }
type MessageEvent = { type: string; delta?: { text?: string; stop_reason?: string | null } }

/** No temperature: newer models refuse it. */
const ANTHROPIC: WireFormat = {
  url: 'https://api.anthropic.com/v1',
  path: '/messages',
  headersOf: (apiKey) => ({ 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' }),
  bodyOf: ({ instructions, prompt }) => ({
    system: [{ type: 'text', text: instructions }],
    messages: [{ role: 'user', content: prompt }],
  }),
  read(json) {
    const { type, content, stop_reason, delta } = json as Message & MessageEvent
    if (type === undefined) throw new SyntaxError('No message.')
    const text = content?.map((block) => block.text ?? '').join('') ?? delta?.text ?? ''
    return { text, end: stop_reason ?? delta?.stop_reason ?? null, isError: type === 'error' }
  },
}

export const WIRE_FORMATS = { 'openai-compatible': OPENAI, anthropic: ANTHROPIC }
