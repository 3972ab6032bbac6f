import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import type { partners } from '../../../db/schema/directory.ts'
import { cleanLine } from '../receive/clean-text.ts'
import { readSigningKey } from '../receive/signing-key.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { ownInquiryUrl } from '../withdraw/own-inquiry.ts'
import { choiceLines, quoteMessage, subjectLine } from './inquiry-lines.ts'
import { queueMail } from './queue-mail.ts'

/** To one address in an hour. */
export const MOST_COPIES = 3

/** The copy that a family asked for, with the link to withdraw; in the caller's transaction. */
export async function queueCopy(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config' | 'siteUrl'>,
  inquiry: StoredInquiry,
  partner: Pick<typeof partners.$inferSelect, 'name' | 'phone'>,
  now: Date,
): Promise<void> {
  if (!inquiry.wantsCopy) return
  const { provider } = app.config
  const url = ownInquiryUrl(app.siteUrl, await readSigningKey(tx), inquiry.reference)
  const name = cleanLine(partner.name)
  const text = [
    `This is the copy of your inquiry about ${name} that you asked for.`,
    '',
    `It is read by the support team of ${cleanLine(provider.name)}, as a rule within ${cleanLine(provider.readsWithin)}. They`,
    `coordinate with ${name} to respond. If it cannot wait, please call ${name}: ${cleanLine(partner.phone)}`,
    '',
    `Reference:  ${inquiry.reference}`,
    `Sent:       ${inquiry.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...choiceLines(inquiry),
    'Message:',
    ...quoteMessage(inquiry.message),
    '',
    'To see what became of it, or to withdraw it, open this page:',
    url,
    '',
    'If you did not send this inquiry, somebody gave your address. Please withdraw it there, or answer this message.',
    '',
  ].join('\n')
  const mail = {
    to: cleanLine(inquiry.email),
    replyTo: provider.supportEmail,
    subject: subjectLine(`Copy of your inquiry about ${name} (${inquiry.reference})`),
    text,
  }
  await queueMail(tx, app, { inquiryId: inquiry.id, kind: 'copy', ...mail }, now)
}
