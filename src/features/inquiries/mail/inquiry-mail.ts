import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import type { partners } from '../../../db/schema/directory.ts'
import { mapsUrl, paths } from '../../../shared/paths.ts'
import { cleanLine } from '../receive/clean-text.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { inquiryHead, subjectLine } from './inquiry-lines.ts'
import { queueMail } from './queue-mail.ts'

type MailedPartner = Pick<
  typeof partners.$inferSelect,
  'id' | 'slug' | 'name' | 'address' | 'city' | 'state' | 'zipCode' | 'phone'
>

/** To support; replies go to the family. */
export function inquiryMail(
  { config, siteUrl }: Pick<App, 'config' | 'siteUrl'>,
  inquiry: StoredInquiry,
  partner: MailedPartner,
) {
  const text = [
    ...inquiryHead(inquiry, partner.name),
    'PARTNER',
    `Name:       ${cleanLine(partner.name)}`,
    `Address:    ${cleanLine(`${partner.address}, ${partner.city}, ${partner.state} ${partner.zipCode}`)}`,
    `Telephone:  ${cleanLine(partner.phone)}`,
    `Page:       ${siteUrl}${paths.partner(partner)}`,
    `Map:        ${mapsUrl(partner)}`,
    '',
  ].join('\n')
  return {
    to: config.provider.supportEmail,
    replyTo: cleanLine(inquiry.email),
    subject: subjectLine(`Inquiry ${inquiry.reference}: ${partner.name}`),
    text,
  }
}

/** In the caller's transaction. */
export async function queueNotice(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config' | 'siteUrl'>,
  inquiry: StoredInquiry,
  partner: MailedPartner,
  now: Date,
): Promise<void> {
  const mail = inquiryMail(app, inquiry, partner)
  await queueMail(tx, app, { inquiryId: inquiry.id, kind: 'notice', ...mail }, now)
}
