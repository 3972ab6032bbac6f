import type { partners } from '../../../db/schema/directory.ts'
import { cleanLine } from '../receive/clean-text.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { inquiryHead, subjectLine } from './inquiry-lines.ts'

/** Replies go to the family. */
export function forwardMail(facts: {
  inquiry: StoredInquiry
  partner: Pick<typeof partners.$inferSelect, 'name'> & { email: string }
  message?: string | undefined
  provider: { name: string; supportEmail: string }
  contactedUrl: string
}) {
  const { inquiry, partner, message, provider, contactedUrl } = facts
  return {
    to: cleanLine(partner.email),
    replyTo: cleanLine(inquiry.email),
    subject: subjectLine(`A family asks ${partner.name} for information (${inquiry.reference})`),
    text: [
      ...(message ? [message, ''] : []),
      ...inquiryHead({ ...inquiry, receivedAt: inquiry.createdAt }, partner.name),
      'When you have answered the family, please say so here:',
      contactedUrl,
      '',
      `This message comes from ${cleanLine(provider.name)}, ${provider.supportEmail}.`,
      '',
    ].join('\n'),
  }
}
