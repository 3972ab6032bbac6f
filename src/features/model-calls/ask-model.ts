import type { App } from '../../app.ts'
import type {
  Listening,
  ModelFailure,
  ModelFailureKind,
  ModelQuestion,
} from '../../integrations/writer/language-model.ts'
import type { Asker } from '../shares/shares.ts'
import { takeModelCall } from './take-model-call.ts'

export type NoAnswer = {
  text: null
  /** For administrators: may name settings. */
  reason: string
  failure: WritingFailure
}

/** "limit": of the day. */
export type WritingFailure = {
  kind: ModelFailureKind | 'limit'
  retryAfterMs?: number | undefined
}

/**
 * Within the asker's share of the daily budget. `text` is null on a fault of the model, such as repeating the
 * provider's key. Rejects with the reason of an aborted `signal`.
 */
export async function askModel(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'model'>,
  asker: Asker,
  question: ModelQuestion,
  { onText, ...listening }: Listening = {},
): Promise<{ text: string; reason: null } | NoAnswer> {
  const { model } = app
  if (!model)
    return { text: null, reason: 'No language model is configured.', failure: { kind: 'unreachable' } }
  const key = app.config.ai.apiKey
  const holdsKey = (text: string) => key !== null && key.length >= 8 && text.includes(key)
  const mayCall = async () => {
    if (!(await takeModelCall(app, asker))) throw new BudgetUsed(app.config.ai.dailyLimit)
  }
  try {
    const text = await model.ask(question, mayCall, {
      ...listening,
      onText: onText && ((textSoFar) => !holdsKey(textSoFar) && onText(textSoFar)),
    })
    if (holdsKey(text)) {
      app.log.warn('an answer of the language model held its key and was thrown away')
      const reason = 'The answer of the language model could not be used.'
      return { text: null, reason, failure: { kind: 'unusable' } }
    }
    return { text, reason: null }
  } catch (error) {
    if (!isFailure(error)) throw error
    app.log.warn({ reason: error.message }, 'the language model gave no text')
    const { kind, retryAfterMs } = error
    return { text: null, reason: error.message, failure: { kind, retryAfterMs } }
  }
}

const isFailure = (error: unknown): error is ModelFailure | BudgetUsed =>
  error instanceof Error && ['ModelFailure', 'BudgetUsed'].includes(error.name)

class BudgetUsed extends Error {
  override name = 'BudgetUsed'
  readonly kind = 'limit'
  readonly retryAfterMs = undefined
  constructor(limit: number) {
    super(`Today’s limit of ${limit} calls to the language model is reached.`)
  }
}
