import { sql } from 'drizzle-orm'
import { importOutcomes, importRows } from '../../../db/schema/history.ts'

/** By primary key: without statistics a join would be a quadratic loop. */
export const outcomesWithRows = sql`${importOutcomes} as o cross join lateral (
  select * from ${importRows} as found where found.job_id = o.job_id and found.number = o.number offset 0
) as r`
