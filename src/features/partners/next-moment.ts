import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema.ts'

/**
 * What a write sets `updatedAt` to: now, but always at least a millisecond after what it was, as the clock may stand
 * still or go back. In whole milliseconds, so that the text an editor sends back is the stored moment.
 */
export function nextMoment(now: Date): SQL<Date> {
  return sql`greatest(
    ${now.toISOString()}::timestamptz,
    date_trunc('milliseconds', ${partners.updatedAt}) + interval '1 millisecond')`
}
