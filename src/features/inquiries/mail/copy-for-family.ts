import { and, count, eq, gt } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, type partners } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import { whoReadsText } from '../../../shared/inquiries/inquiry-choices.ts'
import { CATALOGUES, translateTo } from '../../../shared/text/catalogues.ts'
import { wordIn } from '../../../shared/text/i18n.ts'
import { lockByReference, refuseWithdrawn } from '../inbox/lock-inquiry.ts'
import { cleanLine } from '../receive/clean-text.ts'
import { readSigningKey } from '../receive/signing-key.ts'
import { isFrom, type StoredInquiry } from '../stored-inquiry.ts'
import { ownInquiryUrl } from '../withdraw/own-inquiry.ts'
import { choiceLines, quoteMessage, subjectLine } from './inquiry-lines.ts'
import { queueMail } from './queue-mail.ts'

/** To an address in an hour. */
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

/**
 * Once. The caller checks the proof. Throws not_found, conflict (erased or withdrawn), rate_limited
 * (MOST_COPIES).
 */
export async function askForCopy(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  reference: string,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const locked = await lockByReference(tx, reference)
    refuseWithdrawn([locked])
    if (locked.inquiry.wantsCopy) return
    const hourAgo = new Date(now.getTime() - 3_600_000)
    const [copied] = await tx
      .select({ count: count() })
      .from(inquiries)
      .where(
        and(
          isFrom(tx, locked.inquiry.email),
          eq(inquiries.wantsCopy, true),
          gt(inquiries.createdAt, hourAgo),
        ),
      )
    if (copied && copied.count >= MOST_COPIES) {
      const text = 'Several copies have just gone to this address. Please ask again in an hour.'
      throw new AppError('rate_limited', text, { retryAfterSeconds: 3600 })
    }
    await tx.update(inquiries).set({ wantsCopy: true }).where(eq(inquiries.id, locked.inquiry.id))
    if (locked.inquiry.status === 'spam') return
    await queueCopy(tx, app, { ...locked.inquiry, wantsCopy: true }, locked.partner, now)
  })
}
