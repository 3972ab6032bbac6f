import type { App } from '../../../app.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { InquiryDetail, InquiryReply } from '../../../shared/inquiries/admin-inquiry.ts'
import { translateTo } from '../../../shared/text/catalogues.ts'
import { findInquiry } from '../inbox/find-inquiry.ts'
import { lockInquiry } from '../inbox/lock-inquiry.ts'
import { cleanLine, cleanMessage } from '../receive/clean-text.ts'
import { quoteMessage, subjectLine } from './inquiry-lines.ts'
import { writeByMail } from './write-by-mail.ts'

/** Mails the family, in its language; answers go to support. Throws as `writeByMail`; not_found; conflict (erased); invalid_input (blank message). */
export async function replyToInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  id: string,
  reply: InquiryReply,
  actor: Actor,
): Promise<InquiryDetail> {
  const message = cleanMessage(reply.message)
  const { provider } = app.config
  return app.db.transaction(async (tx) => {
    const locked = await lockInquiry(tx, id)
    const { inquiry } = locked
    const { reference, locale } = inquiry
    const t = translateTo(locale)
    const partner = cleanLine(locked.partner.name)
    const subject = reply.subject || t('Your inquiry about {partner} ({reference})', { partner, reference })
    const text = [
      message,
      '',
      cleanLine(provider.name),
      t('Your reference number is {reference}.', { reference }),
      '',
      t('On {date, date, long} you wrote about {partner}:', { date: inquiry.createdAt.getTime(), partner }),
      ...quoteMessage(inquiry.message),
      '',
    ].join('\n')
    const mail = {
      to: cleanLine(inquiry.email),
      replyTo: provider.supportEmail,
      subject: subjectLine(subject),
      text,
    }
    const { expectedUpdatedAt } = reply
    const letter = { kind: 'reply', mail, words: message, status: 'responded', expectedUpdatedAt } as const
    await writeByMail(tx, app, locked, letter, actor, app.clock.now())
    return findInquiry(tx, id)
  })
}
