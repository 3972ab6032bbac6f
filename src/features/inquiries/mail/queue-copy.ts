import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import type { partners } from '../../../db/schema/directory.ts'
import { whoReadsText } from '../../../shared/inquiries/who-reads.ts'
import { CATALOGUES, translateTo } from '../../../shared/text/catalogues.ts'
import { wordIn } from '../../../shared/text/i18n.ts'
import { cleanLine } from '../receive/clean-text.ts'
import { readSigningKey } from '../receive/signing-key.ts'
import type { StoredInquiry } from '../stored-inquiry.ts'
import { ownInquiryUrl } from '../withdraw/own-inquiry.ts'
import { choiceLines, quoteMessage, subjectLine } from './inquiry-lines.ts'
import { queueMail } from './queue-mail.ts'

/** To one address in an hour. */
export const MOST_COPIES = 3

/** In the family's language, with the link to withdraw. */
export async function queueCopy(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config' | 'siteUrl'>,
  inquiry: StoredInquiry,
  partner: Pick<typeof partners.$inferSelect, 'name' | 'phone'>,
  now: Date,
): Promise<void> {
  if (!inquiry.wantsCopy) return
  const { provider } = app.config
  const { locale, reference } = inquiry
  const t = translateTo(locale)
  const name = cleanLine(partner.name)
  const text = [
    t('This is the copy of your inquiry about {partner} that you asked for.', { partner: name }),
    '',
    whoReadsText(t, {
      provider: cleanLine(provider.name),
      readsWithin: wordIn(CATALOGUES[locale], cleanLine(provider.readsWithin)),
      partner: name,
    }),
    `${t('If it cannot wait, call {partner}:', { partner: name })} ${cleanLine(partner.phone)}`,
    '',
    t('Your reference number is {reference}.', { reference }),
    t('Sent on {date, date, long}', { date: inquiry.createdAt.getTime() }),
    ...choiceLines(t, inquiry),
    t('Message:'),
    ...quoteMessage(inquiry.message),
    '',
    t('To see what became of your inquiry, or to withdraw it, open this page:'),
    ownInquiryUrl(app.siteUrl, await readSigningKey(tx), reference, locale),
    '',
    t(
      'If you did not send this inquiry, somebody gave your address. Please withdraw it there, or answer this message.',
    ),
    '',
  ].join('\n')
  const mail = {
    to: cleanLine(inquiry.email),
    replyTo: provider.supportEmail,
    subject: subjectLine(
      t('Copy of your inquiry about {partner} ({reference})', { partner: name, reference }),
    ),
    text,
  }
  await queueMail(tx, app, { inquiryId: inquiry.id, kind: 'copy', ...mail }, now)
}
