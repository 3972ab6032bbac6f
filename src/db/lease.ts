import { sql } from 'drizzle-orm'

/** Work whose lease was not renewed for so long counts as left by a dead process. */
export const LEASE_SECONDS = 30
const RENEW_MS = 1000

/** For a `leased_until`. */
export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Of a row with `leased_until`: no living process works on it. */
export const isUnleased = sql.raw('(leased_until is null or leased_until < now())')

/** As isUnleased; but what was never taken is left to the process that made it for as long as a lease. */
export const isLeft = sql`coalesce(leased_until, created_at + make_interval(secs => ${LEASE_SECONDS})) < now()`

/** Calls `renew` every second, one at a time, until the returned function is called. Failures are not told. */
export function renewLease(renew: () => Promise<unknown>): () => void {
  let isRenewing = false
  const beat = setInterval(() => {
    // A transaction of the worker may hold the row.
    if (isRenewing) return
    isRenewing = true
    renew()
      .catch(() => {})
      .finally(() => {
        isRenewing = false
      })
  }, RENEW_MS).unref()
  return () => clearInterval(beat)
}
