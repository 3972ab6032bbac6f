import { PlacesError, type PlacesFault } from '../../shared/google-places/places-error.ts'

const OUTAGE: readonly PlacesFault[] = ['unavailable', 'too-slow', 'unreadable']

export type CircuitBreaker = {
  /** Runs `call`, or throws PlacesError paused without running it while the breaker is open. */
  run<Result>(call: () => Promise<Result>): Promise<Result>
  isOpen(): boolean
}

/**
 * Opens after `threshold` outages in a row (refused, slow, unreadable; a wrong key or a quota does not count) and stays open for
 * `openMs`. Then one call is let through: its success closes the breaker, its failure opens it again.
 */
export function createCircuitBreaker(threshold: number, openMs: number, now: () => number): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  let isProbing = false
  const isOpen = () => failures >= threshold && (isProbing || now() < openUntil)
  return {
    isOpen,
    async run(call) {
      if (isOpen()) throw new PlacesError('paused', { retryAfterMs: Math.max(openUntil - now(), 0) })
      const isProbe = failures >= threshold
      if (isProbe) isProbing = true
      try {
        const result = await call()
        failures = 0
        return result
      } catch (error) {
        const isOutage = error instanceof PlacesError && OUTAGE.includes(error.fault)
        if (isOutage) failures += 1
        else failures = 0
        if (failures >= threshold) openUntil = now() + openMs
        throw error
      } finally {
        if (isProbe) isProbing = false
      }
    },
  }
}
