import type { App } from '../../../app.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import type { InquiryDetail, InquiryReply } from '../../../shared/inquiries/admin-inquiry.ts'
import { translateTo } from '../../../shared/text/catalogues.ts'
import { findInquiry } from '../inbox/find-inquiry.ts'
import { lockInquiry } from '../inbox/lock-inquiry.ts'
import { cleanLine, cleanMessage } from '../receive/clean-text.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { quoteMessage, subjectLine } from './inquiry-lines.ts'
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

type ReplyFacts = {
  inquiry: Pick<StoredInquiry, 'email' | 'message' | 'reference' | 'createdAt' | 'locale'>
  partnerName: string
  /** Default: partner and reference. */
  subject?: string | undefined
  message: string
  provider: { name: string; supportEmail: string }
}

/** In the family's language; answers go to support. */
function replyMail({ inquiry, partnerName, subject, message, provider }: ReplyFacts) {
  const t = translateTo(inquiry.locale)
  const partner = cleanLine(partnerName)
  const { reference } = inquiry
  return {
    to: cleanLine(inquiry.email),
    replyTo: provider.supportEmail,
    subject: subjectLine(subject || t('Your inquiry about {partner} ({reference})', { partner, reference })),
    text: [
      message,
      '',
      cleanLine(provider.name),
      t('Your reference number is {reference}.', { reference }),
      '',
      t('On {date, date, long} you wrote about {partner}:', { date: inquiry.createdAt.getTime(), partner }),
      ...quoteMessage(inquiry.message),
      '',
    ].join('\n'),
  }
}
