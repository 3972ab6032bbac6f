import { setTimeout as sleep } from 'node:timers/promises'
import { type BreakerStatus, createCircuitBreaker } from '../circuit-breaker.ts'
import { type LanguageModel, type Listening, ModelFailure, type ModelQuestion } from './language-model.ts'

export type PatientModel = {
  name: string
  /** Rejects with ModelFailure, or the reason of an aborted signal. */
  ask(question: ModelQuestion, mayCall: () => Promise<void>, listening?: Listening): Promise<string>
  status(): BreakerStatus
}

export type Patience = { attempts: number; totalMs: number; pauseMs: number }

/** Nobody waits longer, even for a text seen growing. */
const PATIENCE: Patience = { attempts: 3, totalMs: 120_000, pauseMs: 500 }
const WORTH_A_REPEAT = ['unreachable', 'busy', 'failing']

/** Pauses after failures in a row, or at the provider's request. */
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
      const { isCheck, latestAt = Number.POSITIVE_INFINITY } = listening
      if (!isCheck && !breaker.allow()) throw paused(breaker.status(), clock.now())
      const attempts = isCheck ? 1 : patience.attempts
      const end = Math.min(Date.now() + patience.totalMs, latestAt)
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
            WORTH_A_REPEAT.includes(error.kind) && attempt < attempts && Date.now() + wait < end
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

function paused({ lastFailure, retryAt }: BreakerStatus, now: Date): ModelFailure {
  const since = lastFailure ? ` ${lastFailure.message}` : ''
  const until = retryAt ? ` It is asked again at ${retryAt.toISOString().slice(11, 16)} UTC.` : ''
  const message = `The language model is left alone for now.${since}${until}`
  return new ModelFailure('paused', message, retryAt ? Math.max(0, +retryAt - +now) : undefined)
}
