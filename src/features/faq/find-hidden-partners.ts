import { inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema.ts'
import { toSlug } from '../../shared/places/slugs.ts'

/** By the key of a target (toSlug of an id, slug or name): the partner that it names, which no visitor sees. */
export type LostPartners = ReadonlyMap<string, { name: string; isDeleted: boolean }>

/** Partners outside the public directory, inactive or deleted in the last 30 days, that these targets name. */
export async function findLostPartners(
  db: Pick<Queryable, 'select'>,
  targets: readonly string[],
): Promise<LostPartners> {
  const found = new Map<string, { name: string; isDeleted: boolean }>()
  if (targets.length === 0) return found
  const texts = [...new Set(targets.map((target) => target.trim().toLowerCase()))]
  const slugs = [...new Set(targets.map(toSlug))]
  const rows = await db
    .select({
      id: partners.id,
      slug: partners.slug,
      name: partners.name,
      isDeleted: sql<boolean>`${partners.deletedAt} is not null`,
    })
    .from(partners)
    .where(
      or(
        inArray(sql`${partners.id}::text`, texts),
        inArray(partners.slug, slugs),
        inArray(sql`lower(${partners.name})`, texts),
      ),
    )
  for (const { id, slug, name, isDeleted } of rows)
    for (const key of [id, slug, toSlug(name)]) {
      // One that can be made active again says more than one that is gone.
      if (!isDeleted || !found.has(key)) found.set(key, { name, isDeleted })
    }
  return found
}
