import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema/directory.ts'

/** SQL condition: a partner is one of these. One parameter holds all ids, so their number is unbounded. */
export function hasId(ids: readonly string[]): SQL {
  return sql`${partners.id} = any(${sql.param(ids)}::uuid[])`
}
