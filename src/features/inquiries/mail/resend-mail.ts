import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { outbox } from '../../../db/schema/directory.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { findInquiry } from '../inbox/find-inquiry.ts'
import { lockInquiry, refuseWithdrawn } from '../inbox/lock-inquiry.ts'
import { recordInquiryChange } from '../inbox/move-inquiries.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'
import { openMail } from '../stored-inquiry.ts'
import { queueMail } from './queue-mail.ts'

/** A double click. */
const SAME_CLICK_MS = 60_000

/**
 * Under a new id, else mail programs drop it. Default: the newest notice. Throws not_found; conflict (erased,
 * withdrawn).
 */
export async function resendMail(
  app: Pick<App, 'db' | 'jobs' | 'clock'>,
  id: string,
  { mailId }: { mailId?: string | undefined },
  actor: Actor,
): Promise<InquiryDetail> {
  return app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const locked = await lockInquiry(tx, id)
    const mail = await findMail(tx, id, mailId)
    if (!mail) throw new AppError('not_found', 'There is no such message to send again.')

    if (mail.kind !== 'withdrawal') refuseWithdrawn([locked])
    const isSameClick =
      !mailId && mail.resendOfId !== null && now.getTime() - mail.createdAt.getTime() < SAME_CLICK_MS
    if (mail.state === 'waiting' || mail.isReplaced || isSameClick) return findInquiry(tx, id)

    const { kind, to, replyTo, subject, text } = mail
    const again = { inquiryId: id, kind, to, replyTo, subject, text, resendOfId: mail.id }
    const outboxId = await queueMail(tx, app, again, now)
    await recordInquiryEvent(tx, id, { kind: 'resend', outboxId }, actor, now)
    await recordInquiryChange(tx, locked.inquiry, ': mail sent again', actor, now)
    return findInquiry(tx, id)
  })
}

const later = alias(outbox, 'later')

async function findMail(tx: Queryable, inquiryId: string, mailId: string | undefined) {
  const isWanted = mailId ? eq(outbox.id, mailId) : and(eq(outbox.kind, 'notice'), isNull(later.id))
  const [row] = await tx
    .select({ mail: outbox, isReplaced: sql<boolean>`${later.id} is not null` })
    .from(outbox)
    .leftJoin(later, eq(later.resendOfId, outbox.id))
    .where(and(eq(outbox.inquiryId, inquiryId), isWanted))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return row && { ...openMail(tx, row.mail), isReplaced: row.isReplaced }
}
