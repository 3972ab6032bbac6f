import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema.ts'

/**
 * SQL for `updatedAt`: now, but at least 1 ms after the old value, since the clock may stand still or go back. Whole
 * milliseconds, so it equals the text that an editor sends back.
 */
export function nextMoment(now: Date): SQL<Date> {
  return sql`greatest(
    ${now.toISOString()}::timestamptz,
    date_trunc('milliseconds', ${partners.updatedAt}) + interval '1 millisecond')`
}
