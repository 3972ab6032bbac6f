import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'

/**
 * Those confirmed, decided, or expired without an answer before `limit`. An undecided correction stays.
 * Returns how many.
 */
export async function purgeChecks(db: App['db'], limit: Date): Promise<number> {
  const { answer, answeredAt, decidedAt, expiresAt } = partnerChecks
  const endedAt = sql`case ${answer} when 'corrected' then ${decidedAt} when 'confirmed' then ${answeredAt} else ${expiresAt} end`
  const deleted = await db.delete(partnerChecks).where(sql`${endedAt} < ${limit.toISOString()}::timestamptz`)
  return deleted.rowCount ?? 0
}
