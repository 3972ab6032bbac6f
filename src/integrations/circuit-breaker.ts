/** Whether a service is asked at all, and why not. */
export type BreakerStatus = {
  isOpen: boolean
  /** When it is asked again; null while it is closed. */
  retryAt: Date | null
  /** The last failure since the last success; null when there was none. */
  lastFailure: { message: string; at: Date } | null
}

export type CircuitBreaker = {
  /** True when the service may be asked now. After the pause one caller may try; the others wait for its result. */
  allow(): boolean
  succeeded(): void
  /** Counts a failure. `pauseMs`: the service itself asked for such a pause, so it begins at once. */
  failed(message: string, pauseMs?: number): void
  /** Ends a trial that was broken off by the caller, so that the next one may try. */
  brokenOff(): void
  status(): BreakerStatus
}

/** Failures in a row after which a service is left alone, and for how long, in milliseconds. */
const FAILURES = 5
const PAUSE_MS = 60_000
/** No service is believed that asks for more: its clock may be wrong. */
const MAX_PAUSE_MS = 6 * 3_600_000

/** A breaker for one service, kept by the process: after a restart the service is asked again. Pauses for `defaultPauseMs`. */
export function createCircuitBreaker(clock: { now(): Date }, defaultPauseMs = PAUSE_MS): CircuitBreaker {
  let failures = 0
  let retryAt: Date | null = null
  let trialUntil = 0
  let lastFailure: BreakerStatus['lastFailure'] = null
  return {
    allow() {
      const now = clock.now().getTime()
      if (!retryAt) return true
      if (now < retryAt.getTime() || now < trialUntil) return false
      // A trial that never reports must not keep the service closed for ever.
      trialUntil = now + defaultPauseMs
      return true
    },
    succeeded() {
      failures = 0
      retryAt = null
      trialUntil = 0
      lastFailure = null
    },
    failed(message, pauseMs) {
      const now = clock.now()
      failures += 1
      trialUntil = 0
      lastFailure = { message, at: now }
      if (pauseMs === undefined && failures < FAILURES) return
      retryAt = new Date(now.getTime() + Math.min(pauseMs ?? defaultPauseMs, MAX_PAUSE_MS))
    },
    brokenOff() {
      trialUntil = 0
    },
    status: () => ({ isOpen: retryAt !== null && clock.now() < retryAt, retryAt, lastFailure }),
  }
}
