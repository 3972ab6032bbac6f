import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema/directory.ts'

/**
 * SQL: now, but at least 1 ms after the old value, since clocks stand still or go back. Whole milliseconds,
 * to equal the text an editor sends back.
 */
export function nextMoment(now: Date): SQL<Date> {
  return sql`greatest(
    ${now.toISOString()}::timestamptz,
    date_trunc('milliseconds', ${partners.updatedAt}) + interval '1 millisecond')`
}
