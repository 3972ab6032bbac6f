import { eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, partners } from '../../../db/schema/directory.ts'
import { inquiryEvents } from '../../../db/schema/history.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { paths } from '../../../shared/paths.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { recordChangeSet } from '../../history/record-change-set.ts'
import { lockInquiry } from '../inbox/lock-inquiry.ts'
import { changeOf, moveInquiries } from '../inbox/move-inquiries.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'
import { isSameSignature, sign } from '../receive/signing-key.ts'

const LINK_DAYS = 90
const OPEN: readonly InquiryStatus[] = ['pending', 'forwarded']

/** Shows nothing of the family. */
export type ForwardedInquiry = {
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
  const [row] = await db
    .select({ inquiry: inquiries, partner: partners })
    .from(inquiries)
    .innerJoin(partners, eq(partners.id, inquiries.partnerId))
    .where(eq(inquiries.reference, reference))
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

/**
 * Notes, once, that the partner answered. The caller checks the proof. Throws not_found; conflict when closed or
 * said before.
 */
export async function markContacted(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  reference: string,
): Promise<void> {
  const found = await findForwarded(app, reference)
  if (!found) throw inquiryNotFound()
  await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const [row] = await tx
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(eq(inquiries.reference, reference))
    const locked = await lockInquiry(tx, row?.id ?? '')
    const { inquiry, partner } = locked
    if (
      !OPEN.includes(inquiry.status) ||
      inquiry.withdrawnAt !== null ||
      (await wasContacted(tx, inquiry.id))
    )
      throw new AppError('conflict', 'This inquiry needs no answer any more.')
    const actor = { id: null, name: partner.name }
    await recordInquiryEvent(tx, inquiry.id, { kind: 'contacted', userName: actor.name }, now)
    const rows = await moveInquiries(tx, app, [locked], 'responded', actor, now)
    const changeSet = {
      action: 'update',
      entity: 'inquiry',
      actor,
      subject: `${inquiry.reference}: contacted by the partner`,
    } as const
    await recordChangeSet(tx, changeSet, rows.length > 0 ? rows : [changeOf(inquiry)], now)
  })
}

async function wasContacted(db: Queryable, inquiryId: string): Promise<boolean> {
  const events = await db
    .select({ kind: inquiryEvents.kind })
    .from(inquiryEvents)
    .where(eq(inquiryEvents.inquiryId, inquiryId))
  return events.some(({ kind }) => kind === 'contacted')
}

/** Path, with a proof, where a partner says that it answered. */
export function contactedPath(key: Buffer, reference: string): string {
  return paths.contacted(reference, sign(key, 'contacted', reference))
}

/** Needs no database. */
export function isContactedProven(key: Buffer, reference: string, proof: string): boolean {
  return isSameSignature(proof, sign(key, 'contacted', reference))
}
