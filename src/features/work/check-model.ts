import type { App } from '../../app.ts'
import { askModel } from '../model-calls/ask-model.ts'
import { countModelCalls } from '../model-calls/take-model-call.ts'
import { ADMINISTRATOR } from '../shares/shares.ts'
import type { ServiceCheck } from './service-check.ts'

const QUESTION = {
  instructions: 'Answer with one short, friendly sentence in English.',
  prompt: 'Please say that you can write descriptions.',
  maxTokens: 200,
}
const MAX_SHOWN = 200
/** An administrator waits for it. */
const MAX_WAIT_MS = 30_000

/** By one sentence. */
export function modelCheck(app: Pick<App, 'db' | 'config' | 'clock' | 'log' | 'model'>): ServiceCheck {
  const { model } = app
  return {
    id: 'ai',
    label: 'Language model',
    isConfigured: model !== null,
    action: 'Ask for one sentence',
    async describe() {
      if (!model)
        return {
          sentence: 'No model is set (AI_PROVIDER). The built-in writer writes all texts.',
          isTroubled: false,
        }
      const { lastFailure, isOpen } = model.status()
      if (lastFailure)
        return {
          sentence: `${lastFailure.message} ${isOpen ? 'It is left alone for a while; the' : 'The'} built-in writer stands in.`,
          isTroubled: true,
        }
      const limit = app.config.ai.dailyLimit
      const used = await countModelCalls(app)
      return { sentence: `${model.name}: ${used} of ${limit} calls used today.`, isTroubled: used >= limit }
    },
    async check() {
      const { text, reason } = await askModel(app, ADMINISTRATOR, QUESTION, {
        isCheck: true,
        latestAt: Date.now() + MAX_WAIT_MS,
      })
      if (text === null) throw new Error(reason)
      return `It answered: ${text.replace(/\s+/g, ' ').trim().slice(0, MAX_SHOWN)}`
    },
  }
}
