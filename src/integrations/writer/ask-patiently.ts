import { setTimeout as sleep } from 'node:timers/promises'
import { type BreakerStatus, createCircuitBreaker } from '../circuit-breaker.ts'
import { type LanguageModel, type Listening, ModelFailure, type ModelQuestion } from './language-model.ts'

export type PatientModel = {
  name: string
  /**
   * Asks with at most two repeats, in at most 30 s in all. `mayCall` is asked before each request and rejects when
   * none is left. Rejects with ModelFailure; kind "paused" without a request while the model is left alone; with the
   * reason of an aborted signal.
   */
  ask(question: ModelQuestion, mayCall: () => Promise<void>, listening?: Listening): Promise<string>
  status(): BreakerStatus
}

export type Patience = { attempts: number; totalMs: number; pauseMs: number }

/** Longer than people wait for a text is of no use to them. */
const PATIENCE: Patience = { attempts: 3, totalMs: 30_000, pauseMs: 500 }
/** A repeat of these may help at once. */
const WORTH_A_REPEAT = ['unreachable', 'busy', 'failing']

/** A model that repeats what may help, and leaves a provider alone that fails again and again or asks for a pause. */
export function askPatiently(
  model: LanguageModel,
  clock: { now(): Date },
  patience: Patience = PATIENCE,
): PatientModel {
  const breaker = createCircuitBreaker(clock)

  async function askOnce(
    question: ModelQuestion,
    timeoutMs: number,
    mayCall: () => Promise<void>,
    listening: Listening,
  ) {
    await mayCall()
    const text = await model.ask(question, timeoutMs, listening)
    if (text.trim() === '') throw new ModelFailure('unusable', 'The language model gave no text.')
    return text
  }

  return {
    name: model.name,
    status: () => breaker.status(),
    async ask(question, mayCall, listening = {}) {
      if (!breaker.allow()) throw paused(breaker.status())
      const end = Date.now() + patience.totalMs
      for (let attempt = 1; ; attempt++) {
        try {
          const text = await askOnce(question, Math.max(1, end - Date.now()), mayCall, listening)
          breaker.succeeded()
          return text
        } catch (error) {
          if (!(error instanceof ModelFailure)) {
            breaker.brokenOff()
            throw error
          }
          const jitter = 1 + Math.random() / 2
          const wait = error.retryAfterMs ?? patience.pauseMs * 2 ** (attempt - 1) * jitter
          const canRepeat =
            WORTH_A_REPEAT.includes(error.kind) && attempt < patience.attempts && Date.now() + wait < end
          if (!canRepeat) {
            breaker.failed(error.message, error.retryAfterMs)
            throw error
          }
          await sleep(wait, undefined, listening.signal ? { signal: listening.signal } : {}).catch(
            (reason) => {
              breaker.brokenOff()
              throw reason
            },
          )
        }
      }
    },
  }
}

function paused({ lastFailure, retryAt }: BreakerStatus): ModelFailure {
  const since = lastFailure ? ` ${lastFailure.message}` : ''
  const until = retryAt ? ` It is asked again at ${retryAt.toISOString().slice(11, 16)} UTC.` : ''
  return new ModelFailure('paused', `The language model is left alone for now.${since}${until}`)
}
