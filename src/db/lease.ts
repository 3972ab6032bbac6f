import { sql } from 'drizzle-orm'

/** Older leases are of dead processes. */
export const LEASE_SECONDS = 30
const RENEW_MS = 1000

export const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

export const isUnleased = sql.raw('(leased_until is null or leased_until < now())')

/** What was never taken is its maker's for a lease's time. */
export const isLeft = sql`coalesce(leased_until, created_at + make_interval(secs => ${LEASE_SECONDS})) < now()`

/** Until the returned function is called. */
export function renewLease(renew: () => Promise<unknown>): () => void {
  let isRenewing = false
  const beat = setInterval(() => {
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
