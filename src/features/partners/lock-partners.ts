import { and, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema.ts'
import { AppError } from '../../shared/errors.ts'
import { isUuid } from '../../shared/is-uuid.ts'
import { hasId } from './has-id.ts'
import { partnerNotFound } from './select-admin-partners.ts'
import type { StoredPartner } from './to-admin-partner.ts'

/**
 * The given partners, locked until the transaction ends, in no order. All or nothing: throws not_found, naming the
 * first one, when any of them is unknown or deleted. Take the directory's next version first, so that two bulk calls wait for
 * one another there and never in the middle of their rows.
 */
export async function lockPartners(tx: Queryable, ids: readonly string[]): Promise<StoredPartner[]> {
  const rows = await tx
    .select()
    .from(partners)
    .where(and(hasId(ids), isNull(partners.deletedAt)))
    .for('update')
  if (rows.length === ids.length) return rows
  const found = new Set(rows.map((row) => row.id))
  const missing = ids.find((id) => !found.has(id))
  throw new AppError('not_found', `Partner not found: ${missing}. Nothing was changed.`)
}

/** One partner, locked in the same way; throws not_found for an unknown or deleted one, or for what is no id. */
export async function lockPartner(tx: Queryable, id: string): Promise<StoredPartner> {
  const [row] = isUuid(id)
    ? await tx
        .select()
        .from(partners)
        .where(and(hasId([id]), isNull(partners.deletedAt)))
        .for('update')
    : []
  if (!row) throw partnerNotFound()
  return row
}
