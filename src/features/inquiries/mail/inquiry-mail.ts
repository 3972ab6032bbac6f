import type { InquiryInput } from '../../../shared/inquiries/inquiry.ts'
import { mapsUrl, paths } from '../../../shared/paths.ts'
import { cleanLine } from '../receive/clean-text.ts'
import { familyLines, subjectLine } from './quote-message.ts'

export type InquiryMail = { to: string; replyTo: string; subject: string; text: string }

type MailedPartner = {
  id: string
  slug: string
  name: string
  address: string
  city: string
  state: string
  zipCode: string
  phone: string
}

/**
 * The message by which the support address learns of an inquiry: plain text with everything needed to bring family
 * and partner together. A reply goes to the family. The family's words are quoted line by line, so that nothing
 * they write can pass for a line of ours; nothing of theirs stands in a header but the checked reply address.
 */
export function inquiryMail(facts: {
  inquiry: Pick<InquiryInput, 'name' | 'email' | 'phone' | 'message'>
  partner: MailedPartner
  reference: string
  receivedAt: Date
  siteUrl: string
  supportEmail: string
}): InquiryMail {
  const { inquiry, partner, reference, receivedAt, siteUrl } = facts
  const text = [
    `A family asks for information about ${cleanLine(partner.name)}.`,
    'Answer this message to write to the family.',
    '',
    `Reference:  ${reference}`,
    `Received:   ${receivedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    ...familyLines(inquiry),
    '',
    'PARTNER',
    `Name:       ${cleanLine(partner.name)}`,
    `Address:    ${cleanLine(`${partner.address}, ${partner.city}, ${partner.state} ${partner.zipCode}`)}`,
    `Telephone:  ${cleanLine(partner.phone)}`,
    `Page:       ${siteUrl}${paths.partner(partner)}`,
    `Map:        ${mapsUrl(partner)}`,
    '',
  ].join('\n')
  return {
    to: facts.supportEmail,
    replyTo: cleanLine(inquiry.email),
    subject: subjectLine(`Inquiry ${reference}: ${partner.name}`),
    text,
  }
}
