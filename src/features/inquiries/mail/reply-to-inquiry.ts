import type { App } from '../../../app.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { InquiryDetail, InquiryReply } from '../../../shared/inquiries/admin-inquiry.ts'
import { findInquiry } from '../inbox/find-inquiry.ts'
import { lockInquiry } from '../inbox/lock-inquiry.ts'
import { cleanMessage } from '../receive/clean-text.ts'
import { replyMail } from './reply-mail.ts'
import { writeByMail } from './write-by-mail.ts'

/** Mails the family. Throws as `writeByMail`; not_found; conflict (erased); invalid_input (blank message). */
export async function replyToInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  id: string,
  reply: InquiryReply,
  actor: Actor,
): Promise<InquiryDetail> {
  const message = cleanMessage(reply.message)
  return app.db.transaction(async (tx) => {
    const locked = await lockInquiry(tx, id)
    const mail = replyMail({
      inquiry: locked.inquiry,
      partnerName: locked.partner.name,
      subject: reply.subject,
      message,
      provider: app.config.provider,
    })
    const letter = {
      kind: 'reply',
      mail,
      words: message,
      status: 'responded',
      expectedUpdatedAt: reply.expectedUpdatedAt,
    } as const
    await writeByMail(tx, app, locked, letter, actor, app.clock.now())
    return findInquiry(tx, id)
  })
}
