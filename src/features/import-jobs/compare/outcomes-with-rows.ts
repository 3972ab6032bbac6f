import { sql } from 'drizzle-orm'
import { importOutcomes, importRows } from '../../../db/schema-history.ts'

/**
 * Outcomes (`o`) with their rows (`r`), each row looked up by its key. An ordinary join is left to the statistics, which
 * know nothing of a file that has just come: the planner takes it for a row or two and compares each with each.
 */
export const outcomesWithRows = sql`${importOutcomes} as o cross join lateral (
  select * from ${importRows} as found where found.job_id = o.job_id and found.number = o.number offset 0
) as r`
