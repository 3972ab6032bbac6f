import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { loginLimits } from '../../db/schema/accounts.ts'
import { CLOCK_SKEW_MS } from '../../shared/time/clock.ts'

const DAY_MS = 86_400_000

/** Counts one; false where `most` were counted within a day; one statement for all processes. */
export async function takeCounted(db: Queryable, now: Date, key: string, most: number): Promise<boolean> {
  if (most === 0) return false
  const { points, expire } = loginLimits
  const ends = now.getTime() + DAY_MS
  // Made while the clock was ahead.
  const isOver = sql`(${expire} <= ${now.getTime()}::bigint or ${expire} > ${ends + CLOCK_SKEW_MS}::bigint)`
  const counted = await db
    .insert(loginLimits)
    .values({ key, points: 1, expire: ends })
    .onConflictDoUpdate({
      target: loginLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: sql`case when ${isOver} then ${ends}::bigint else ${expire} end`,
      },
      setWhere: sql`${isOver} or ${points} < ${most}`,
    })
    .returning({ points })
  return counted.length > 0
}
