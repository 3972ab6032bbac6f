import type { App } from '../../app.ts'
import type { Listening, ModelQuestion } from '../../integrations/writer/language-model.ts'
import { takeModelCall } from './take-model-call.ts'

/** Why the model gave no text, for the administrator. */
export type NoAnswer = { text: null; reason: string }

/**
 * Asks the configured model within the daily budget. Never rejects for a fault of the model: then `text` is null and
 * `reason` a sentence. An answer that repeats the provider's key is no answer. Rejects with the reason of an aborted
 * `signal`.
 */
export async function askModel(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'model'>,
  question: ModelQuestion,
  { signal, onText }: Listening = {},
): Promise<{ text: string; reason: null } | NoAnswer> {
  const { model } = app
  if (!model) return { text: null, reason: 'No language model is configured.' }
  const key = app.config.ai.apiKey
  const holdsKey = (text: string) => key !== null && key.length >= 8 && text.includes(key)
  const mayCall = async () => {
    if (!(await takeModelCall(app))) throw new BudgetUsed(app.config.ai.dailyLimit)
  }
  try {
    const text = await model.ask(question, mayCall, {
      signal,
      onText: onText && ((textSoFar) => !holdsKey(textSoFar) && onText(textSoFar)),
    })
    if (holdsKey(text)) {
      app.log.warn('an answer of the language model held its key and was thrown away')
      return { text: null, reason: 'The answer of the language model could not be used.' }
    }
    return { text, reason: null }
  } catch (error) {
    if (!(error instanceof Error) || !['ModelFailure', 'BudgetUsed'].includes(error.name)) throw error
    app.log.warn({ reason: error.message }, 'the language model gave no text')
    return { text: null, reason: error.message }
  }
}

class BudgetUsed extends Error {
  override name = 'BudgetUsed'
  constructor(limit: number) {
    super(`Today’s limit of ${limit} calls to the language model is reached.`)
  }
}
