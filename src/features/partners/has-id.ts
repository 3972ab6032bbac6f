import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema.ts'

/** Condition: a partner is one of these. The ids travel as one value, so that there is no bound on their number. */
export function hasId(ids: readonly string[]): SQL {
  return sql`${partners.id} = any(${sql.param(ids)}::uuid[])`
}

/** Whether a text can be a partner's id at all; PostgreSQL refuses any other. */
export function isPartnerId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
}
