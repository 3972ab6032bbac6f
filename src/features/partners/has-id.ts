import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema.ts'

/** SQL condition: a partner is one of these. The ids travel as one parameter, so their number is not bounded. */
export function hasId(ids: readonly string[]): SQL {
  return sql`${partners.id} = any(${sql.param(ids)}::uuid[])`
}

/** Returns whether a text is a valid id; PostgreSQL rejects any other. */
export function isPartnerId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}
