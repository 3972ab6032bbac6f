import { inArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { toSlug } from '../../shared/places/slugs.ts'

/** By toSlug of an id, slug or name. */
export type HiddenPartners = ReadonlyMap<string, { name: string; isDeleted: boolean }>

/** The targets' inactive partners, and those deleted in the last 30 days. */
export async function findHiddenPartners(
  db: Pick<Queryable, 'select'>,
  targets: readonly string[],
): Promise<HiddenPartners> {
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
      // It explains better: it can be activated.
      if (!isDeleted || !found.has(key)) found.set(key, { name, isDeleted })
    }
  return found
}
