import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { googleRuns } from '../../../db/schema/google.ts'

/** Then a silent process counts as dead. */
const LEASE_SECONDS = 30
const BEAT_MS = 1000

export type ClaimedRun = {
  run: typeof googleRuns.$inferSelect
  /** As of the last second. */
  isCancelled(): boolean
  end(): void
}

/**
 * Until `end`; null when the update has ended or another process works on it. Counts the attempt first, so
 * that one that kills the process counts.
 */
export async function claimRun(db: Database, id: string): Promise<ClaimedRun | null> {
  const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
  const [run] = await db
    .update(googleRuns)
    .set({ leasedUntil: lease, attempts: sql`${googleRuns.attempts} + 1` })
    .where(
      sql`${googleRuns.id} = ${id} and ${googleRuns.state} = 'running'
        and (${googleRuns.leasedUntil} is null or ${googleRuns.leasedUntil} < now())`,
    )
    .returning()
  if (!run) return null
  let isCancelled = run.cancelRequested
  const beat = setInterval(async () => {
    const [row] = await db
      .update(googleRuns)
      .set({ leasedUntil: lease })
      .where(eq(googleRuns.id, id))
      .returning({ cancelRequested: googleRuns.cancelRequested })
      .catch(() => [])
    if (row) isCancelled = row.cancelRequested
  }, BEAT_MS).unref()
  return { run, isCancelled: () => isCancelled, end: () => clearInterval(beat) }
}

/** For the next process, without counting the attempt: this one stops. */
export async function releaseRun(db: Database, id: string): Promise<void> {
  await db
    .update(googleRuns)
    .set({ leasedUntil: sql`now()`, attempts: sql`greatest(${googleRuns.attempts} - 1, 0)` })
    .where(sql`${googleRuns.id} = ${id} and ${googleRuns.state} = 'running'`)
}
