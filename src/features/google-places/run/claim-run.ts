import { eq, sql } from 'drizzle-orm'
import { isUnleased, leaseEnd, renewLease } from '../../../db/lease.ts'
import type { Database } from '../../../db/open.ts'
import { googleRuns } from '../../../db/schema/google.ts'

export type ClaimedRun = {
  run: typeof googleRuns.$inferSelect
  /** As of the last second. */
  isCancelled(): boolean
  end(): void
}

/** Until `end`; null when ended or another's. Counts the attempt first: it may kill the process. */
export async function claimRun(db: Database, id: string): Promise<ClaimedRun | null> {
  const [run] = await db
    .update(googleRuns)
    .set({ leasedUntil: leaseEnd, attempts: sql`${googleRuns.attempts} + 1` })
    .where(
      sql`${googleRuns.id} = ${id} and ${googleRuns.state} = 'running'
        and ${isUnleased}`,
    )
    .returning()
  if (!run) return null
  let isCancelled = run.cancelRequested
  const end = renewLease(async () => {
    const [row] = await db
      .update(googleRuns)
      .set({ leasedUntil: leaseEnd })
      .where(eq(googleRuns.id, id))
      .returning({ cancelRequested: googleRuns.cancelRequested })
    if (row) isCancelled = row.cancelRequested
  })
  return { run, isCancelled: () => isCancelled, end }
}

/** Does not count the attempt. */
export async function releaseRun(db: Database, id: string): Promise<void> {
  await db
    .update(googleRuns)
    .set({ leasedUntil: sql`now()`, attempts: sql`greatest(${googleRuns.attempts} - 1, 0)` })
    .where(sql`${googleRuns.id} = ${id} and ${googleRuns.state} = 'running'`)
}
