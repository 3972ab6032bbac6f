import { mapsUrl, paths } from '../../../shared/paths.ts'
import { cleanLine } from '../receive/clean-text.ts'
import { inquiryHead, type Quoted, subjectLine } from './inquiry-lines.ts'

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

/** To support; replies go to the family. */
export function inquiryMail(facts: {
  inquiry: Quoted
  partner: MailedPartner
  reference: string
  receivedAt: Date
  siteUrl: string
  supportEmail: string
}): InquiryMail {
  const { inquiry, partner, reference, receivedAt, siteUrl } = facts
  const text = [
    ...inquiryHead({ ...inquiry, reference, receivedAt }, partner.name),
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
