import { generateText, type LanguageModel as SdkModel, streamText } from 'ai'
import { boundedFetch, type FetchBounds, isEventStream } from './fetch-bounded.ts'

type Settings = {
  instructions: string
  prompt: string
  maxOutputTokens: number
  temperature: number
  maxRetries: number
}

/** `onText` gets the text so far. Rejects as `boundedFetch` and the SDK do. */
export async function askForStream(
  modelWith: (fetch: typeof globalThis.fetch) => Exclude<SdkModel, string>,
  settings: Settings,
  bounds: FetchBounds,
  onText: (textSoFar: string) => void,
): Promise<{ text: string; finishReason: string }> {
  const ask = boundedFetch({ ...bounds, isStreamed: true })
  const whole: { response: Response | null } = { response: null }
  const fetchStream: typeof fetch = async (input, init) => {
    const response = await ask(input, init)
    if (!response.ok || isEventStream(response)) return response
    whole.response = response
    throw new Error('The answer came as a whole.')
  }
  // An error inside a stream ends the text silently: only this handler hears of it.
  const failure: { error: unknown } = { error: null }
  const result = streamText({
    ...settings,
    model: modelWith(fetchStream),
    streamRetries: 0,
    onError: ({ error }) => {
      failure.error ??= error
    },
  })
  let text = ''
  for await (const delta of result.textStream) {
    text += delta
    onText(text)
  }
  const { response } = whole
  if (response) return generateText({ ...settings, model: modelWith(async () => response) })
  if (failure.error) throw failure.error
  const finishReason = await result.finishReason
  return { text, finishReason: finishReason === 'stop' ? 'stop' : 'length' }
}
