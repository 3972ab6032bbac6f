import { translateTo } from '../../../shared/text/catalogues.ts'
import { cleanLine } from '../receive/clean-text.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { quoteMessage, subjectLine } from './inquiry-lines.ts'

type ReplyFacts = {
  inquiry: Pick<StoredInquiry, 'email' | 'message' | 'reference' | 'createdAt' | 'locale'>
  partnerName: string
  /** Default: partner and reference. */
  subject?: string | undefined
  message: string
  provider: { name: string; supportEmail: string }
}

/** In the family's language; answers go to support. */
export function replyMail({ inquiry, partnerName, subject, message, provider }: ReplyFacts) {
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
