import { and, eq, inArray } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, outbox } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { findByReference, lockInquiry } from '../inbox/lock-inquiry.ts'
import { changeOf, recordInquiryChange } from '../inbox/move-inquiries.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'
import { subjectLine } from '../mail/inquiry-lines.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { cleanLine } from '../receive/clean-text.ts'

const FAMILY = { id: null, name: 'The family' }
const PASSED_ON = 'It has been answered or passed on already. If the partner knows of it, please tell them.'
const NEEDS_NO_ANSWER = 'It needs no answer. It is closed in the back office.'

/**
 * Stops its mail, once. The caller checks the proof. Throws not_found (unknown or erased), conflict (already
 * withdrawn).
 */
export async function withdrawInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'clock'>,
  reference: string,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const found = await findByReference(tx, reference)
    if (!found || found.inquiry.erasedAt !== null) throw inquiryNotFound()
    const { inquiry, partner } = await lockInquiry(tx, found.inquiry.id)
    if (inquiry.withdrawnAt !== null)
      throw new AppError('conflict', 'This inquiry has been withdrawn already.')
    await tx
      .update(inquiries)
      .set({
        status: 'closed',
        withdrawnAt: now,
        updatedAt: now,
        ...(inquiry.doubts.length > 0 ? { doubtsDecidedAt: inquiry.doubtsDecidedAt ?? now } : {}),
      })
      .where(eq(inquiries.id, inquiry.id))
    await recordInquiryEvent(tx, inquiry.id, { kind: 'withdraw' }, FAMILY, now)
    if (inquiry.status !== 'closed') {
      const event = { kind: 'status', fromStatus: inquiry.status, toStatus: 'closed' } as const
      await recordInquiryEvent(tx, inquiry.id, event, FAMILY, now)
    }
    await stopMail(tx, inquiry.id, now)
    const [told] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.inquiryId, inquiry.id), eq(outbox.kind, 'notice')))
      .limit(1)
    if (told) {
      const { supportEmail } = app.config.provider
      const about = `inquiry ${inquiry.reference} about ${cleanLine(partner.name)}`
      const isAnswered = inquiry.respondedAt !== null
      const mail = {
        to: supportEmail,
        replyTo: supportEmail,
        subject: subjectLine(`Withdrawn: ${about}`),
        text: `The family has withdrawn ${about}.\n${isAnswered ? PASSED_ON : NEEDS_NO_ANSWER}\n`,
      }
      await queueMail(tx, app, { inquiryId: inquiry.id, kind: 'withdrawal', ...mail }, now)
    }
    await recordInquiryChange(tx, inquiry, ': withdrawn', FAMILY, now, [changeOf(inquiry, 'closed')])
  })
}

const REASON = 'It was not sent, since the family has withdrawn the inquiry.'

/** Leaves what is being sent. */
async function stopMail(tx: Queryable, inquiryId: string, now: Date): Promise<void> {
  const waiting = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.inquiryId, inquiryId),
        inArray(outbox.kind, ['forward', 'reply']),
        eq(outbox.state, 'waiting'),
      ),
    )
    .for('update', { skipLocked: true })
  for (const { id } of waiting) {
    await tx
      .update(outbox)
      .set(tx.vault.seal(outbox, { id, state: 'failed', lastError: REASON }))
      .where(eq(outbox.id, id))
    await recordInquiryEvent(tx, inquiryId, { kind: 'mail-failed', text: REASON, outboxId: id }, null, now)
  }
}
