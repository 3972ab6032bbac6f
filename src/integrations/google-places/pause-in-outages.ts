import { PlacesError, type PlacesFault } from '../../shared/google-places/places-error.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'

/** A wrong key or used quota is an answer. */
const OUTAGE: readonly PlacesFault[] = ['unavailable', 'too-slow', 'unreadable']
/** Stated in the sentence of "paused". */
const PAUSE_MS = 30_000

/** Leaves Google alone after outages in a row, then lets one call try. */
export function pauseInOutages(pauseMs = PAUSE_MS) {
  const breaker = createCircuitBreaker({ now: () => new Date() }, pauseMs)
  return {
    isPaused: () => breaker.status().isOpen,
    /** Throws PlacesError paused, with the time left. */
    async run<Result>(call: () => Promise<Result>): Promise<Result> {
      if (!breaker.allow()) {
        const { retryAt } = breaker.status()
        throw new PlacesError('paused', { retryAfterMs: Math.max(Number(retryAt) - Date.now(), 0) })
      }
      try {
        const result = await call()
        breaker.succeeded()
        return result
      } catch (error) {
        if (error instanceof PlacesError && OUTAGE.includes(error.fault)) breaker.failed(error.message)
        else breaker.succeeded()
        throw error
      }
    },
  }
}
