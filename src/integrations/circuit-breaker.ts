export type BreakerStatus = {
  isOpen: boolean
  retryAt: Date | null
  lastFailure: { message: string; at: Date } | null
}

const FAILURES = 5
const PAUSE_MS = 60_000
/** A service's clock may be wrong. */
const MAX_PAUSE_MS = 6 * 3_600_000

/** For one service and process. */
export function createCircuitBreaker(clock: { now(): Date }, defaultPauseMs = PAUSE_MS) {
  let failures = 0
  let retryAt: Date | null = null
  let trialUntil = 0
  let lastFailure: BreakerStatus['lastFailure'] = null
  return {
    /** After the pause one caller tries; others wait for its result. */
    allow(): boolean {
      const now = clock.now().getTime()
      if (!retryAt) return true
      if (now < retryAt.getTime() || now < trialUntil) return false
      // A trial that never reports must not close it for ever.
      trialUntil = now + defaultPauseMs
      return true
    },
    succeeded() {
      failures = 0
      retryAt = null
      trialUntil = 0
      lastFailure = null
    },
    /** `pauseMs`: the service's wish, begins at once. */
    failed(message: string, pauseMs?: number) {
      const now = clock.now()
      failures += 1
      trialUntil = 0
      lastFailure = { message, at: now }
      if (pauseMs === undefined && failures < FAILURES) return
      retryAt = new Date(now.getTime() + Math.min(pauseMs ?? defaultPauseMs, MAX_PAUSE_MS))
    },
    /** A trial ended without result: the next may try. */
    brokenOff() {
      trialUntil = 0
    },
    status: (): BreakerStatus => ({
      isOpen: retryAt !== null && clock.now() < retryAt,
      retryAt,
      lastFailure,
    }),
  }
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3), as milliseconds from now. */
export function readRetryAfter(value: string | null | undefined): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000)
  // Date.parse takes "-5" and "1/2" for dates.
  if (!/^[a-z]/i.test(text)) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
