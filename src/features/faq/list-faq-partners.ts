import { and, eq, isNull, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { faqItems, partners } from '../../db/schema/directory.ts'
import type { FaqPartner } from '../../shared/faq/faq.ts'
import { toSlug } from '../../shared/places/slugs.ts'

/** Also inactive ones. A target is an id, slug or name. */
export async function listFaqPartners({ db }: Pick<App, 'db'>): Promise<FaqPartner[]> {
  const items = await db
    .select({ targets: faqItems.targetPartners })
    .from(faqItems)
    .where(eq(faqItems.appliesTo, 'partner'))
  const targets = [...new Set(items.flatMap((item) => item.targets))]
  if (targets.length === 0) return []
  const folded = sql.param(targets.map((target) => target.toLowerCase()))
  const slugs = sql.param(targets.map(toSlug))
  const rows = await db
    .select()
    .from(partners)
    .where(
      and(
        isNull(partners.deletedAt),
        sql`(${partners.id}::text = any(${folded}::text[]) or ${partners.slug} = any(${slugs}::text[])
          or lower(${partners.name}) = any(${folded}::text[]))`,
      ),
    )
  const byKey = new Map(rows.flatMap((row) => [row.name, row.slug, row.id].map((key) => [toSlug(key), row])))
  return targets.flatMap((target) => {
    const row = byKey.get(toSlug(target))
    return row ? { target, id: row.id, name: row.name, city: row.city, state: row.state } : []
  })
}
