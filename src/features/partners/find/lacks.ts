import { type SQL, sql } from 'drizzle-orm'
import { partners } from '../../../db/schema/directory.ts'
import type { Lacking } from '../../../shared/partners/partner-filters.ts'

/** SQL: the field is null or blank. */
export function lacks(what: Lacking): SQL {
  switch (what) {
    case 'coordinates':
      return sql`(${partners.latitude} is null or ${partners.longitude} is null)`
    case 'servicesOffered':
    case 'languages':
    case 'faithsServed':
    case 'highlights':
      return sql`cardinality(${partners[what]}) = 0`
    case 'directCremationFrom':
      return sql`${partners.directCremationFrom} is null`
    case 'text':
      return sql`(${lacks('description')} or ${lacks('longDescription')})`
    case 'picture':
      return sql`(${lacks('logoUrl')} and ${lacks('imageUrl')})`
    case 'google':
      return sql`coalesce(${partners.googleRating}, 0) = 0`
    default:
      // PostgreSQL compares lengths first: long texts are not fetched.
      return sql`nullif(${partners[what]}, '') is null`
  }
}

/** SQL condition on partners. */
export const isPublic = sql`${partners.isActive} and ${partners.deletedAt} is null`
