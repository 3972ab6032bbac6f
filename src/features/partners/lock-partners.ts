import { and, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema.ts'
import { AppError } from '../../shared/errors.ts'
import { isUuid } from '../../shared/text/is-uuid.ts'
import { hasId } from './has-id.ts'
import { partnerNotFound } from './select-admin-partners.ts'
import type { StoredPartner } from './to-admin-partner.ts'

/**
 * Locks partners until the transaction ends and returns them, unordered. Throws not_found naming the first
 * unknown or deleted one. Take the next directory version first: it serialises bulk calls, which would
 * otherwise deadlock.
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

/** Locks and returns one partner. Throws not_found for an unknown, deleted or invalid id. */
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
