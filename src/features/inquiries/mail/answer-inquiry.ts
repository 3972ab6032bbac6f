import type { App } from '../../../app.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryDetail, InquiryReply } from '../../../shared/inquiries/admin-inquiry.ts'
import { translateTo } from '../../../shared/text/catalogues.ts'
import { contactedPath } from '../contacted/mark-contacted.ts'
import { findInquiry } from '../inbox/find-inquiry.ts'
import { lockInquiry } from '../inbox/lock-inquiry.ts'
import { cleanLine, cleanMessage } from '../receive/clean-text.ts'
import { readSigningKey } from '../receive/signing-key.ts'
import { inquiryHead, quoteMessage, subjectLine } from './inquiry-lines.ts'
import { writeByMail } from './write-by-mail.ts'

/**
 * To the family, in its language; answers go to support. Throws as `writeByMail`; not_found; conflict
 * (erased); invalid_input (blank).
 */
export async function replyToInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  id: string,
  reply: InquiryReply,
  actor: Actor,
): Promise<InquiryDetail> {
  const message = cleanMessage(reply.message)
  const { provider } = app.config
  return app.db.transaction(async (tx) => {
    const locked = await lockInquiry(tx, id)
    const { inquiry } = locked
    const { reference, locale } = inquiry
    const t = translateTo(locale)
    const partner = cleanLine(locked.partner.name)
    const subject = reply.subject || t('Your inquiry about {partner} ({reference})', { partner, reference })
    const text = [
      message,
      '',
      cleanLine(provider.name),
      t('Your reference number is {reference}.', { reference }),
      '',
      t('On {date, date, long} you wrote about {partner}:', { date: inquiry.createdAt.getTime(), partner }),
      ...quoteMessage(inquiry.message),
      '',
    ].join('\n')
    const mail = {
      to: cleanLine(inquiry.email),
      replyTo: provider.supportEmail,
      subject: subjectLine(subject),
      text,
    }
    const { expectedUpdatedAt } = reply
    const letter = { kind: 'reply', mail, words: message, status: 'responded', expectedUpdatedAt } as const
    await writeByMail(tx, app, locked, letter, actor, app.clock.now())
    return findInquiry(tx, id)
  })
}

/** To the partner. Throws as `writeByMail`; not_found; conflict (erased); invalid_input (no e-mail). */
export async function forwardInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  id: string,
  given: { message?: string | undefined; expectedUpdatedAt?: string | undefined },
  actor: Actor,
): Promise<InquiryDetail> {
  const { expectedUpdatedAt } = given
  const message = given.message ? cleanMessage(given.message) : undefined
  const key = await readSigningKey(app.db)
  return app.db.transaction(async (tx) => {
    const locked = await lockInquiry(tx, id)
    const { inquiry, partner } = locked
    if (!partner.email) throw new AppError('invalid_input', 'This partner has no email address.')
    const { provider } = app.config
    const mail = {
      to: cleanLine(partner.email),
      // The partner writes to the family.
      replyTo: cleanLine(inquiry.email),
      subject: subjectLine(`A family asks ${partner.name} for information (${inquiry.reference})`),
      text: [
        ...(message ? [message, ''] : []),
        ...inquiryHead(inquiry, partner.name),
        'When you have answered the family, please say so here:',
        app.siteUrl + contactedPath(key, inquiry.reference),
        '',
        `This message comes from ${cleanLine(provider.name)}, ${provider.supportEmail}.`,
        '',
      ].join('\n'),
    }
    const isDone = inquiry.status === 'responded' || inquiry.status === 'closed'
    const status = isDone ? inquiry.status : 'forwarded'
    const letter = { kind: 'forward', mail, words: message ?? null, status, expectedUpdatedAt } as const
    await writeByMail(tx, app, locked, letter, actor, app.clock.now())
    return findInquiry(tx, id)
  })
}
