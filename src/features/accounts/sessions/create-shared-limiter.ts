import { sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { loginLimits } from '../../../db/schema/accounts.ts'
import { tooManyRequests } from '../../../shared/refusals.ts'
import { CLOCK_SKEW_MS } from '../../../shared/time/clock-skew.ts'

export type SharedLimiter = {
  /** Throws rate_limited beyond the limit. */
  take(key: string): Promise<void>
}

/**
 * `points` in `seconds`, counted in the database for all processes. Keys start with `name`; expired ones go
 * with those of logins.
 */
export function createSharedLimiter(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  name: string,
  points: number,
  seconds: number,
): SharedLimiter {
  return {
    async take(key) {
      const now = clock.now().getTime()
      const { points: counted, expire } = loginLimits
      const ends = now + seconds * 1000
      const isOver = sql`(${expire} <= ${now}::bigint or ${expire} > ${ends + CLOCK_SKEW_MS}::bigint)`
      const [row] = await db
        .insert(loginLimits)
        .values({ key: `${name}:${key}`, points: 1, expire: ends })
        .onConflictDoUpdate({
          target: loginLimits.key,
          set: {
            points: sql`case when ${isOver} then 1 else ${counted} + 1 end`,
            expire: sql`case when ${isOver} then ${ends}::bigint else ${expire} end`,
          },
        })
        .returning()
      if (!row || row.points <= points) return
      throw tooManyRequests((row.expire ?? ends) - now)
    },
  }
}
