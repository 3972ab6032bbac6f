import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema.ts'

/** Condition: a partner is one of these. The ids travel as one value, so that there is no bound on their number. */
export function hasId(ids: readonly string[]): SQL {
  return sql`${partners.id} = any(${sql.param(ids)}::uuid[])`
}
