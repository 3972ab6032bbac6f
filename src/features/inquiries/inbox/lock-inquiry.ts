import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, partners } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { openInquiry, type StoredInquiry } from '../stored-inquiry.ts'
import { findInquiry } from './find-inquiry.ts'

export type LockedInquiry = {
  inquiry: StoredInquiry
  partner: typeof partners.$inferSelect
}

/** Throws not_found; conflict when erased or `expectedUpdatedAt` (ISO) is stale. */
export async function lockInquiry(
  tx: Queryable,
  id: string,
  expectedUpdatedAt?: string,
): Promise<LockedInquiry> {
  const [locked] = await lockInquiries(tx, [id])
  if (!locked) throw inquiryNotFound()
  await refuseStale(tx, locked, expectedUpdatedAt)
  refuseErased([locked])
  return locked
}

/** By the reference that partner and family know; sealed as stored. */
export async function findByReference(db: Queryable, reference: string) {
  const [row] = await db
    .select({ inquiry: inquiries, partner: partners })
    .from(inquiries)
    .innerJoin(partners, eq(partners.id, inquiries.partnerId))
    .where(eq(inquiries.reference, reference))
  return row
}

/** As `lockInquiry`. */
export async function lockByReference(tx: Queryable, reference: string): Promise<LockedInquiry> {
  const found = await findByReference(tx, reference)
  if (!found) throw inquiryNotFound()
  return lockInquiry(tx, found.inquiry.id)
}

/** Throws conflict, with the present inquiry and who changed it. */
export async function refuseStale(
  tx: Queryable,
  { inquiry }: LockedInquiry,
  expectedUpdatedAt: string | undefined,
): Promise<void> {
  if (expectedUpdatedAt === undefined || isCurrent(inquiry, expectedUpdatedAt)) return
  const current = await findInquiry(tx, inquiry.id)
  const who = current.events.findLast(({ userName }) => userName !== null)?.userName ?? 'Somebody else'
  throw new AppError('conflict', `${who} has changed this inquiry in the meantime.`, { current })
}

/** The row is as it was seen. */
export const isCurrent = ({ updatedAt }: LockedInquiry['inquiry'], expectedUpdatedAt: string): boolean =>
  Date.parse(expectedUpdatedAt) === updatedAt.getTime()

/** At least 1 ms after the last change, so that earlier versions are stale. */
export const laterThan = ({ updatedAt }: LockedInquiry['inquiry'], now: Date): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))

/** Skips missing ones; one order, against deadlocks. */
export async function lockInquiries(tx: Queryable, ids: readonly string[]): Promise<LockedInquiry[]> {
  const rows = await tx
    .select()
    .from(inquiries)
    .where(inArray(inquiries.id, [...ids]))
    .orderBy(inquiries.id)
    .for('no key update')
  if (rows.length === 0) return []
  const found = await tx
    .select()
    .from(partners)
    .where(inArray(partners.id, [...new Set(rows.map((row) => row.partnerId))]))
  const byId = new Map(found.map((partner) => [partner.id, partner]))
  return rows.map((row) => {
    const partner = byId.get(row.partnerId)
    if (!partner) throw new Error('An inquiry has no partner.')
    return { inquiry: openInquiry(tx, row), partner }
  })
}

/** Throws conflict. */
export function refuseErased(locked: readonly LockedInquiry[]): void {
  if (locked.every(({ inquiry }) => inquiry.erasedAt === null)) return
  throw new AppError('conflict', 'The data of this inquiry were erased, so it can no longer be changed.')
}

/** Throws conflict: the family's page says that nobody answers. */
export function refuseWithdrawn(locked: readonly LockedInquiry[]): void {
  const withdrawn = locked.filter(({ inquiry }) => inquiry.withdrawnAt !== null)
  if (withdrawn.length === 0) return
  const [first] = withdrawn
  throw new AppError(
    'conflict',
    locked.length === 1
      ? 'The family has withdrawn this inquiry. Nobody may answer it any more.'
      : `The family has withdrawn inquiry ${first?.inquiry.reference}. Nothing was changed.`,
  )
}
