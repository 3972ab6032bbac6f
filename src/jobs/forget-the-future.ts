import { sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { CLOCK_SKEW_MS } from '../shared/time/clock-skew.ts'

/** No job of ours waits for longer than four hours between its attempts. */
const LONGEST_WAIT_MS = 24 * 3_600_000

/** Claims of the queue for its rounds: schedules, expired jobs, upkeep. Source: pg-boss 12, `plans.js`. */
const CLAIMS = {
  version: ['cron_on', 'bam_on', 'flow_on', 'reindex_on', 'monitor_backoff_on'],
  queue: ['monitor_claim_on', 'monitor_on', 'maintain_on'],
}
/** Tables with a lease that a worker renews. */
const LEASED = ['import_jobs', 'video_files', 'description_runs', 'google_runs']

/**
 * Brings back to now what jobs dated later than now while the clock was ahead: without it no schedule runs, no job
 * starts and no dead worker is replaced until then. Safe beside running workers, which date it anew.
 */
export async function forgetTheFuture(db: Database): Promise<void> {
  const late = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`
  await db.transaction(async (tx) => {
    for (const [table, columns] of Object.entries(CLAIMS))
      for (const column of columns.map((name) => sql.identifier(name)))
        await tx.execute(
          sql`update pgboss.${sql.identifier(table)} set ${column} = null where ${column} > ${late(CLOCK_SKEW_MS)}`,
        )
    await tx.execute(sql`
      update pgboss.job set start_after = now()
      where state in ('created', 'retry') and start_after > ${late(LONGEST_WAIT_MS)}`)
    await tx.execute(sql`
      update pgboss.job set started_on = now() where state = 'active' and started_on > ${late(CLOCK_SKEW_MS)}`)
    for (const table of LEASED)
      await tx.execute(sql`
        update ${sql.identifier(table)} set leased_until = now() where leased_until > ${late(CLOCK_SKEW_MS)}`)
  })
}
