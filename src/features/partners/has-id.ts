import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema/directory.ts'

/** SQL: the partner is one of these. One parameter holds any number of ids. */
export function hasId(ids: readonly string[]): SQL {
  return sql`${partners.id} = any(${sql.param(ids)}::uuid[])`
}
