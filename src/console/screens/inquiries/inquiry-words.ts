import type { InquiryMail, MailKind } from '../../../shared/inquiries/admin-inquiry.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import type { Locale } from '../../../shared/text/i18n.ts'
import { momentText, t } from '../../text.ts'

export const LANGUAGE_TEXTS: Record<Locale, string> = {
  en: t('English'),
  fr: t('French'),
  es: t('Spanish'),
}

export const STATUS_TEXTS: Record<InquiryStatus, string> = {
  pending: t('Pending'),
  forwarded: t('Forwarded'),
  responded: t('Responded'),
  closed: t('Closed'),
  spam: t('Spam'),
}

export const markedText = (status: InquiryStatus) =>
  t('Inquiry marked as {status}', { status: STATUS_TEXTS[status].toLowerCase() })

export const MAIL_TEXTS: Record<MailKind, string> = {
  notice: t('Notice to the support address'),
  reply: t('Reply to the family'),
  forward: t('Message to the partner'),
  account: t('Message to an administrator'),
  copy: t('Copy for the family'),
  withdrawal: t('Notice of the withdrawal'),
  check: t('Question about details'),
}

/** With the mail server's reason for a failure. */
export function mailStateText(mail: InquiryMail): string {
  const reason = mail.lastError ?? t('no reason given')
  if (mail.state === 'sent') return t('Sent {when}', { when: momentText(mail.sentAt ?? mail.createdAt) })
  if (mail.state === 'failed') return t('Failed: {reason}', { reason })
  if (mail.attempts === 0) return t('Waiting to be sent')
  return t('Waiting, {count, plural, one {# attempt} other {# attempts}} so far: {reason}', {
    count: mail.attempts,
    reason,
  })
}
