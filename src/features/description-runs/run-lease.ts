import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { descriptionRuns } from '../../db/schema/writing.ts'

/** One text takes 30 s at most. */
const LEASE_SECONDS = 90

/** One in 90 s: a poisonous text or a broken writer is given up after some minutes. */
const MAX_ATTEMPTS = 5

/** False when the run is not being written or leased already. */
export async function takeRun(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns} set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
    where id = ${id} and state = 'writing' and (leased_until is null or leased_until < now())`)
  return (rowCount ?? 0) > 0
}

/** False when it was cancelled meanwhile. */
export async function keepRun(db: Database, id: string, notice: string | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns}
    set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = 0, notice = coalesce(${notice}, notice),
      updated_at = now()
    where id = ${id} and state = 'writing'`)
  return (rowCount ?? 0) > 0
}

/** For review when every text is written, else another worker may go on at once. */
export async function releaseRun(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    update ${descriptionRuns}
    set leased_until = null, attempts = greatest(attempts - 1, 0), updated_at = now(),
      state = case when exists (select 1 from description_drafts where run_id = ${id} and text is null)
        then 'writing' else 'review' end
    where id = ${id} and state = 'writing'`)
}

/** Fails a run without attempts left; returns whether it did. */
export async function failRun(db: Database, id: string, reason: string): Promise<boolean> {
  const notice = `${reason} Writing stopped after ${MAX_ATTEMPTS} attempts.`
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns} set state = 'failed', leased_until = null, notice = ${notice}, updated_at = now()
    where id = ${id} and state = 'writing' and attempts >= ${MAX_ATTEMPTS}`)
  return (rowCount ?? 0) > 0
}
