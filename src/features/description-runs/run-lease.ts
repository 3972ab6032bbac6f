import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { descriptionRuns } from '../../db/schema-writing.ts'

/** A worker that is silent for this long counts as dead. One text takes 30 s at most. */
const LEASE_SECONDS = 90

/** Takes a run for this process; false when it is not being written or another process works on it. */
export async function takeRun(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns} set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = ${id} and state = 'writing' and (leased_until is null or leased_until < now())`)
  return (rowCount ?? 0) > 0
}

/** Keeps the run; false when it was cancelled meanwhile. */
export async function keepRun(db: Database, id: string, notice: string | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns}
    set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), notice = coalesce(${notice}, notice), updated_at = now()
    where id = ${id} and state = 'writing'`)
  return (rowCount ?? 0) > 0
}

/** Ends the work: for review when every text is written, else another worker may go on at once. */
export async function releaseRun(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    update ${descriptionRuns}
    set leased_until = null, updated_at = now(),
      state = case when exists (select 1 from description_drafts where run_id = ${id} and text is null)
        then 'writing' else 'review' end
    where id = ${id} and state = 'writing'`)
}
