import { sql } from 'drizzle-orm'
import { isUnleased, leaseEnd } from '../../db/lease.ts'
import type { Database } from '../../db/open.ts'
import { descriptionRuns } from '../../db/schema/writing.ts'

/** One a minute: a poisonous text or a broken writer is given up after some minutes. */
const MAX_ATTEMPTS = 5

/** False when the run is not being written or leased already. */
export async function takeRun(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns} set leased_until = ${leaseEnd}, attempts = attempts + 1
    where id = ${id} and state = 'writing' and ${isUnleased}`)
  return (rowCount ?? 0) > 0
}

/** While a text is written. */
export async function renewRun(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    update ${descriptionRuns} set leased_until = ${leaseEnd} where id = ${id} and state = 'writing'`)
}

/** False when it was cancelled meanwhile. */
export async function keepRun(db: Database, id: string, notice: string | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns}
    set leased_until = ${leaseEnd}, attempts = 0, notice = coalesce(${notice}, notice),
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
