import type { App } from '../../../app.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { contactedPath } from '../contacted/mark-contacted.ts'
import { findInquiry } from '../inbox/find-inquiry.ts'
import { lockInquiry } from '../inbox/lock-inquiry.ts'
import { cleanLine, cleanMessage } from '../receive/clean-text.ts'
import { readSigningKey } from '../receive/signing-key.ts'
import { inquiryHead, subjectLine } from './inquiry-lines.ts'
import { writeByMail } from './write-by-mail.ts'

/** Mails the partner. Throws as `writeByMail`; not_found; conflict (erased); invalid_input (no e-mail). */
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
