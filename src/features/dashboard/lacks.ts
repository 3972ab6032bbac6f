import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../db/schema.ts'
import type { Lacking } from '../../shared/dashboard.ts'

/** Whether a partner lacks something, blank text counting as none; for a query on partners. */
export function lacks(what: Lacking): SQL {
  switch (what) {
    case 'coordinates':
      return sql`(${partners.latitude} is null or ${partners.longitude} is null)`
    case 'servicesOffered':
      return sql`cardinality(${partners.servicesOffered}) = 0`
    case 'text':
      return sql`(${lacks('description')} or ${lacks('longDescription')})`
    default:
      // PostgreSQL compares lengths first, so that no long text is fetched for it.
      return sql`nullif(${partners[what]}, '') is null`
  }
}

/** The partners that visitors see; for a query on partners. */
export const isPublic = sql`${partners.isActive} and ${partners.deletedAt} is null`
