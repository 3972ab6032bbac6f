import { and, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import type { AdminPartner } from '../../shared/partners/admin-partner.ts'
import { partnerNotFound } from '../../shared/refusals.ts'
import { isUuid } from '../../shared/text/uuid.ts'
import { compareNames } from '../directory/finder/indexes/positions.ts'
import { hasId } from './lock-partners.ts'
import { toAdminPartner } from './to-admin-partner.ts'

/** Not deleted, by name. */
export async function selectAdminPartners(db: Queryable): Promise<AdminPartner[]> {
  const rows = await db.select().from(partners).where(isNull(partners.deletedAt))
  return rows.map(toAdminPartner).sort(compareNames)
}

/** In the order of `ids`, without deleted or unknown ones. */
export async function selectAdminPartnersByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<AdminPartner[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(partners)
    .where(and(hasId(ids), isNull(partners.deletedAt)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toAdminPartner(row)] : []
  })
}

/** Throws not_found. */
export async function selectAdminPartner(db: Queryable, id: string): Promise<AdminPartner> {
  const [partner] = isUuid(id) ? await selectAdminPartnersByIds(db, [id.toLowerCase()]) : []
  if (!partner) throw partnerNotFound()
  return partner
}
