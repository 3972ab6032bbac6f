import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema.ts'

/** SQL condition: a partner is one of these. The ids travel as one parameter, so their number is not bounded. */
export function hasId(ids: readonly string[]): SQL {
  return sql`${partners.id} = any(${sql.param(ids)}::uuid[])`
}
