import { sql } from 'drizzle-orm'
import { isUnleased, leaseEnd } from '../../db/lease.ts'
import type { Database } from '../../db/open.ts'
import { descriptionRuns } from '../../db/schema/writing.ts'

/** One a minute: a poisonous text or broken writer is given up. */
const MAX_ATTEMPTS = 5

const isUnderWay = sql`state in ('writing', 'publishing')`

/** Null when nothing is to be done, or the run is leased. */
export async function takeRun(db: Database, id: string): Promise<'writing' | 'publishing' | null> {
  const { rows } = await db.execute<{ state: 'writing' | 'publishing' }>(sql`
    update ${descriptionRuns} set leased_until = ${leaseEnd}, attempts = attempts + 1
    where id = ${id} and ${isUnderWay} and ${isUnleased} returning state`)
  return rows[0]?.state ?? null
}

/** While it works. */
export async function renewRun(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    update ${descriptionRuns} set leased_until = ${leaseEnd} where id = ${id} and ${isUnderWay}`)
}

/** False when cancelled. */
export async function keepRun(db: Database, id: string, notice: string | null): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns}
    set leased_until = ${leaseEnd}, attempts = 0, notice = coalesce(${notice}, notice),
      updated_at = now()
    where id = ${id} and ${isUnderWay}`)
  return (rowCount ?? 0) > 0
}

/** To the review when all is written, else to another worker. */
export async function releaseRun(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    update ${descriptionRuns}
    set leased_until = null, attempts = greatest(attempts - 1, 0), updated_at = now(),
      state = case when state = 'publishing' or exists (select 1 from description_drafts where run_id = ${id} and text is null)
        then state else 'review' end
    where id = ${id} and ${isUnderWay}`)
}

/** If no attempt is left; returns whether. */
export async function failRun(db: Database, id: string, reason: string): Promise<boolean> {
  const notice = `${reason} Writing stopped after ${MAX_ATTEMPTS} attempts.`
  const { rowCount } = await db.execute(sql`
    update ${descriptionRuns} set state = 'failed', leased_until = null, notice = ${notice}, updated_at = now()
    where id = ${id} and ${isUnderWay} and attempts >= ${MAX_ATTEMPTS}`)
  return (rowCount ?? 0) > 0
}
