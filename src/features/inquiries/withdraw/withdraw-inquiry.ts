import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { inquiries, outbox } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import { inquiryNotFound } from '../../../shared/refusals.ts'
import { recordChangeSet } from '../../history/record-change-set.ts'
import { lockInquiry } from '../inbox/lock-inquiry.ts'
import { changeOf } from '../inbox/move-inquiries.ts'
import { recordInquiryEvent } from '../inbox/record-inquiry-event.ts'
import { subjectLine } from '../mail/inquiry-lines.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { stopMail } from '../mail/stop-mail.ts'
import { cleanLine } from '../receive/clean-text.ts'

const FAMILY = { id: null, name: 'The family' }

/**
 * Closes an inquiry and stops its mail, once. The caller checks the proof. Throws not_found (unknown or erased),
 * conflict (already withdrawn).
 */
export async function withdrawInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'clock'>,
  reference: string,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const [found] = await tx
      .select({ id: inquiries.id, erasedAt: inquiries.erasedAt })
      .from(inquiries)
      .where(eq(inquiries.reference, reference))
    if (!found || found.erasedAt !== null) throw inquiryNotFound()
    const { inquiry, partner } = await lockInquiry(tx, found.id)
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
    await recordInquiryEvent(tx, inquiry.id, { kind: 'withdraw', userName: FAMILY.name }, now)
    if (inquiry.status !== 'closed') {
      const event = { kind: 'status', fromStatus: inquiry.status, toStatus: 'closed' } as const
      await recordInquiryEvent(tx, inquiry.id, { ...event, userName: FAMILY.name }, now)
    }
    await stopMail(tx, inquiry.id, now)
    const [told] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.inquiryId, inquiry.id), eq(outbox.kind, 'notice')))
      .limit(1)
    if (told) {
      const mail = withdrawalMail(app, inquiry.reference, partner.name, inquiry.respondedAt !== null)
      await queueMail(tx, app, { inquiryId: inquiry.id, kind: 'withdrawal', ...mail }, now)
    }
    const changeSet = {
      action: 'update',
      entity: 'inquiry',
      actor: FAMILY,
      subject: `${inquiry.reference}: withdrawn`,
    } as const
    await recordChangeSet(tx, changeSet, [changeOf(inquiry, 'closed')], now)
  })
}

function withdrawalMail(
  { config }: Pick<App, 'config'>,
  reference: string,
  partnerName: string,
  isAnswered: boolean,
) {
  const { supportEmail } = config.provider
  const name = cleanLine(partnerName)
  return {
    to: supportEmail,
    replyTo: supportEmail,
    subject: subjectLine(`Withdrawn: inquiry ${reference} about ${name}`),
    text: [
      `The family has withdrawn inquiry ${reference} about ${name}.`,
      isAnswered
        ? 'It has been answered or passed on already. If the partner knows of it, please tell them.'
        : 'It needs no answer. It is closed in the back office.',
      '',
    ].join('\n'),
  }
}
