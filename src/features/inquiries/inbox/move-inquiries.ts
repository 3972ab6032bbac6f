import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, outbox } from '../../../db/schema/directory.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { type RecordedChange, recordChangeSet } from '../../history/record-change-set.ts'
import { queueCopy } from '../mail/copy-for-family.ts'
import { queueNotice } from '../mail/inquiry-mail.ts'
import { isHeldBack } from './inquiry-columns.ts'
import { type LockedInquiry, refuseWithdrawn } from './lock-inquiry.ts'
import { recordInquiryEvent } from './record-inquiry-event.ts'

const DONE: readonly InquiryStatus[] = ['closed', 'spam']
/** The response clock stops. */
const ANSWERED: readonly InquiryStatus[] = ['forwarded', 'responded']

/**
 * Records events; leaving spam sends notice and copy, once. Changes hold no personal data. Throws conflict
 * when withdrawn.
 */
export async function moveInquiries(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config' | 'siteUrl'>,
  locked: readonly LockedInquiry[],
  status: InquiryStatus,
  actor: Actor,
  now: Date,
): Promise<RecordedChange[]> {
  const moved = locked.filter(({ inquiry }) => inquiry.status !== status || isHeldBack(inquiry))
  if (moved.length === 0) return []
  if (!DONE.includes(status)) refuseWithdrawn(moved)
  const ids = moved.map(({ inquiry }) => inquiry.id)
  await tx
    .update(inquiries)
    .set({
      status,
      updatedAt: sql`greatest(${now.toISOString()}::timestamptz, date_trunc('milliseconds', ${inquiries.updatedAt}) + interval '1 millisecond')`,
      doubtsDecidedAt: sql`case when ${inquiries.doubts} = '[]' then null else coalesce(${inquiries.doubtsDecidedAt}, ${now}) end`,
      ...(ANSWERED.includes(status) ? { respondedAt: sql`coalesce(${inquiries.respondedAt}, ${now})` } : {}),
    })
    .where(inArray(inquiries.id, ids))
  for (const [fromStatus, group] of Map.groupBy(moved, ({ inquiry }) => inquiry.status)) {
    const changed = group.map(({ inquiry }) => inquiry.id)
    await recordInquiryEvent(tx, changed, { kind: 'status', fromStatus, toStatus: status }, actor, now)
  }
  const freed = status === 'spam' ? [] : moved.filter(({ inquiry }) => inquiry.status === 'spam')
  if (freed.length > 0) await tellHeldBack(tx, app, freed, now)
  return moved.map(({ inquiry }) => changeOf(inquiry, status))
}

/** For a note both sides are equal. */
export function changeOf(
  inquiry: LockedInquiry['inquiry'],
  status: InquiryStatus = inquiry.status,
): RecordedChange {
  const { id, reference } = inquiry
  return { entityId: id, before: { reference, status: inquiry.status }, after: { reference, status } }
}

/** `what` follows the reference; `changes`: none for a note or message. */
export async function recordInquiryChange(
  tx: Queryable,
  inquiry: LockedInquiry['inquiry'],
  what: string,
  actor: Actor,
  now: Date,
  changes: readonly RecordedChange[] = [],
): Promise<void> {
  const changeSet = { action: 'update', entity: 'inquiry', actor, subject: inquiry.reference + what } as const
  await recordChangeSet(tx, changeSet, changes.length > 0 ? changes : [changeOf(inquiry)], now)
}

async function tellHeldBack(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config' | 'siteUrl'>,
  locked: readonly LockedInquiry[],
  now: Date,
): Promise<void> {
  const ids = locked.map(({ inquiry }) => inquiry.id)
  const told = await tx
    .select({ inquiryId: outbox.inquiryId })
    .from(outbox)
    .where(and(inArray(outbox.inquiryId, ids), eq(outbox.kind, 'notice')))
  const toldIds = new Set(told.map((row) => row.inquiryId))
  for (const { inquiry, partner } of locked) {
    if (toldIds.has(inquiry.id)) continue
    await queueNotice(tx, app, inquiry, partner, now)
    await queueCopy(tx, app, inquiry, partner, now)
  }
}
