import { and, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema.ts'
import type { Lacking, LackingPartners } from '../../shared/dashboard.ts'
import { isPublic, lacks } from './lacks.ts'

const MAX_SHOWN = 500

/** Returns how many active partners lack something, and the first 500 by name. */
export async function selectLackingPartners(db: Queryable, what: Lacking): Promise<LackingPartners> {
  const rows = await db
    .select({
      id: partners.id,
      name: partners.name,
      city: partners.city,
      state: partners.state,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(partners)
    .where(and(isPublic, lacks(what)))
    .orderBy(partners.name, partners.id)
    .limit(MAX_SHOWN)
  return { total: rows[0]?.total ?? 0, partners: rows.map(({ total: _, ...partner }) => partner) }
}
