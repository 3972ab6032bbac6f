import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { type LockedInquiry, laterThan, refuseStale, refuseWithdrawn } from '../inbox/lock-inquiry.ts'
import { moveInquiries, recordInquiryChange } from '../inbox/move-inquiries.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'
import { queueMail, wasJustQueued } from './queue-mail.ts'

type Letter = {
  kind: 'reply' | 'forward'
  mail: { to: string; replyTo: string; subject: string; text: string }
  words: string | null
  status: InquiryStatus
  expectedUpdatedAt: string | undefined
}

/** Ignores repeats. Throws invalid_input for an unusable address; conflict when withdrawn or stale. */
export async function writeByMail(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config' | 'siteUrl'>,
  locked: LockedInquiry,
  { kind, mail, words, status, expectedUpdatedAt }: Letter,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { inquiry } = locked
  refuseWithdrawn([locked])
  checkAddress(mail.to)
  // A double click is no conflict with itself.
  if (await wasJustQueued(tx, inquiry.id, mail, now)) return
  await refuseStale(tx, locked, expectedUpdatedAt)

  const outboxId = await queueMail(tx, app, { inquiryId: inquiry.id, kind, ...mail }, now)
  await recordInquiryEvent(tx, inquiry.id, { kind, text: words, outboxId }, actor, now)
  const moved = await moveInquiries(tx, app, [locked], status, actor, now)
  await tx
    .update(inquiries)
    .set({ updatedAt: laterThan(inquiry, now), respondedAt: sql`coalesce(${inquiries.respondedAt}, ${now})` })
    .where(eq(inquiries.id, inquiry.id))
  await recordInquiryChange(tx, inquiry, `: ${kind}`, actor, now, moved)
}

/** Other text could send to strangers. */
function checkAddress(address: string): void {
  if (z.email().safeParse(address).success) return
  throw new AppError('invalid_input', 'Mail cannot be sent to this address. Please call instead.')
}
