import { sql } from 'drizzle-orm'
import { importOutcomes, importRows } from '../../../db/schema-history.ts'

/**
 * Outcomes (`o`) with their rows (`r`), each looked up by primary key: without statistics of the new rows, the planner
 * would run an ordinary join as a quadratic nested loop.
 */
export const outcomesWithRows = sql`${importOutcomes} as o cross join lateral (
  select * from ${importRows} as found where found.job_id = o.job_id and found.number = o.number offset 0
) as r`
