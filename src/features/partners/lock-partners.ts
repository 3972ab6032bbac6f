import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partners } from '../../db/schema/directory.ts'
import { AppError } from '../../shared/errors.ts'
import { partnerNotFound } from '../../shared/refusals.ts'
import { isUuid } from '../../shared/text/uuid.ts'
import type { StoredPartner } from './to-admin-partner.ts'

/**
 * Unordered; take the next directory version first, against deadlocks. Throws not_found, with places in
 * `fields`.
 */
export async function lockPartners(tx: Queryable, ids: readonly string[]): Promise<StoredPartner[]> {
  const rows = await tx
    .select()
    .from(partners)
    .where(and(hasId(ids), isNull(partners.deletedAt)))
    .for('update')
  if (rows.length === ids.length) return rows
  const found = new Set(rows.map((row) => row.id))
  const missing = ids.flatMap((id, place) => (found.has(id) ? [] : [{ id, place }]))
  throw await missingError(tx, missing)
}

const MOST_NAMED = 5

/** Deleted partners keep them for 30 days. */
async function missingError(
  tx: Queryable,
  missing: readonly { id: string; place: number }[],
): Promise<AppError> {
  const ids = missing.map(({ id }) => id)
  const known = await tx
    .select({ name: partners.name })
    .from(partners)
    .where(hasId(ids))
    .orderBy(partners.name)
  const named = known.slice(0, MOST_NAMED).map(({ name }) => `“${name}”`)
  const others = ids.length - named.length
  if (others > 0 && named.length > 0)
    named.push(others === 1 ? 'another partner' : `${others} other partners`)
  if (named.length === 0) named.push(others === 1 ? 'One of the partners' : `${others} of the partners`)
  const list = new Intl.ListFormat('en').format(named)
  const verb = ids.length === 1 ? 'is' : 'are'
  return new AppError('not_found', `${list} ${verb} no longer there. Nothing was changed.`, {
    fields: Object.fromEntries(missing.map(({ place }) => [`ids.${place}`, 'It is no longer there.'])),
  })
}

/** Throws not_found. */
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

/** SQL, of one parameter. */
export function hasId(ids: readonly string[]): SQL {
  return sql`${partners.id} = any(${sql.param(ids)}::uuid[])`
}

/** SQL: now, but 1 ms after the old value, since clocks go back; whole milliseconds. */
export function nextMoment(now: Date): SQL<Date> {
  return sql`greatest(
    ${now.toISOString()}::timestamptz,
    date_trunc('milliseconds', ${partners.updatedAt}) + interval '1 millisecond')`
}
