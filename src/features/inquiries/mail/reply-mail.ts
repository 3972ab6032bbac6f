import { cleanLine } from '../receive/clean-text.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { quoteMessage, subjectLine } from './inquiry-lines.ts'

type ReplyFacts = {
  inquiry: Pick<StoredInquiry, 'email' | 'message' | 'reference' | 'createdAt'>
  partnerName: string
  /** Default: partner and reference. */
  subject?: string | undefined
  message: string
  provider: { name: string; supportEmail: string }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Plain text to a family; answers go to support. Headers hold only the family's checked address. */
export function replyMail({ inquiry, partnerName, subject, message, provider }: ReplyFacts) {
  const name = cleanLine(partnerName)
  return {
    to: cleanLine(inquiry.email),
    replyTo: provider.supportEmail,
    subject: subjectLine(subject || `Your inquiry about ${name} (${inquiry.reference})`),
    text: [
      message,
      '',
      cleanLine(provider.name),
      `Reference: ${inquiry.reference}`,
      '',
      `On ${day.format(inquiry.createdAt)} you wrote about ${name}:`,
      ...quoteMessage(inquiry.message),
      '',
    ].join('\n'),
  }
}
