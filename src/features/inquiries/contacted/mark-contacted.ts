import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiryEvents } from '../../../db/schema/history.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { paths } from '../../../shared/paths.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { findByReference, lockByReference } from '../inbox/lock-inquiry.ts'
import { moveInquiries, recordInquiryChange } from '../inbox/move-inquiries.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'
import { sign } from '../receive/signing-key.ts'

const LINK_DAYS = 90
const OPEN: readonly InquiryStatus[] = ['pending', 'forwarded']

/** Nothing of the family. */
type ForwardedInquiry = {
  reference: string
  partnerName: string
  createdAt: string
  state: 'open' | 'contacted' | 'done'
}

/** Null when unknown, erased, doubtful or over 90 days old. */
export async function findForwarded(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  reference: string,
): Promise<ForwardedInquiry | null> {
  const row = await findByReference(db, reference)
  if (!row) return null
  const { inquiry, partner } = row
  const isOld = clock.now().getTime() - inquiry.createdAt.getTime() > LINK_DAYS * 86_400_000
  if (isOld || inquiry.erasedAt !== null || inquiry.status === 'spam') return null
  const isContacted = await wasContacted(db, inquiry.id)
  const isOpen = OPEN.includes(inquiry.status) && inquiry.withdrawnAt === null
  return {
    reference: inquiry.reference,
    partnerName: partner.name,
    createdAt: inquiry.createdAt.toISOString(),
    state: isContacted ? 'contacted' : isOpen ? 'open' : 'done',
  }
}

/** Once. The caller checks the proof. Throws not_found; conflict when closed or said before. */
export async function markContacted(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  reference: string,
): Promise<void> {
  const found = await findForwarded(app, reference)
  if (!found) throw inquiryNotFound()
  await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const locked = await lockByReference(tx, reference)
    const { inquiry, partner } = locked
    if (
      !OPEN.includes(inquiry.status) ||
      inquiry.withdrawnAt !== null ||
      (await wasContacted(tx, inquiry.id))
    )
      throw new AppError('conflict', 'This inquiry needs no answer any more.')
    const actor = { id: null, name: partner.name }
    await recordInquiryEvent(tx, inquiry.id, { kind: 'contacted' }, actor, now)
    const rows = await moveInquiries(tx, app, [locked], 'responded', actor, now)
    await recordInquiryChange(tx, inquiry, ': contacted by the partner', actor, now, rows)
  })
}

async function wasContacted(db: Queryable, inquiryId: string): Promise<boolean> {
  const isSaid = and(eq(inquiryEvents.inquiryId, inquiryId), eq(inquiryEvents.kind, 'contacted'))
  const [said] = await db.select({ id: inquiryEvents.id }).from(inquiryEvents).where(isSaid).limit(1)
  return said !== undefined
}

/** Has a proof; there a partner says that it answered. */
export function contactedPath(key: Buffer, reference: string): string {
  return paths.contacted(reference, sign(key, 'contacted', reference))
}
