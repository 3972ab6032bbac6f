import type { InquiryMail, MailKind } from '../../../shared/inquiries/admin-inquiry.ts'
import type { InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import type { Locale } from '../../../shared/text/i18n.ts'
import { t } from '../../text.ts'
import { momentText } from '../../value-text.ts'

/** "French". */
export function languageText(locale: Locale): string {
  const texts = { en: t('English'), fr: t('French'), es: t('Spanish') }
  return texts[locale]
}

export function statusText(status: InquiryStatus): string {
  const texts = {
    pending: t('Pending'),
    forwarded: t('Forwarded'),
    responded: t('Responded'),
    closed: t('Closed'),
    spam: t('Spam'),
  }
  return texts[status]
}

export function markedText(status: InquiryStatus): string {
  const texts = {
    pending: t('Inquiry marked as pending'),
    forwarded: t('Inquiry marked as forwarded'),
    responded: t('Inquiry marked as responded'),
    closed: t('Inquiry marked as closed'),
    spam: t('Inquiry marked as spam'),
  }
  return texts[status]
}

export function markedManyText(count: number, status: InquiryStatus): string {
  return t('{count, plural, one {# inquiry} other {# inquiries}} marked as {status}', {
    count,
    status: statusText(status).toLowerCase(),
  })
}

export function mailText(kind: MailKind): string {
  const texts = {
    notice: t('Notice to the support address'),
    reply: t('Reply to the family'),
    forward: t('Message to the partner'),
    account: t('Message to an administrator'),
    copy: t('Copy for the family'),
    withdrawal: t('Notice of the withdrawal'),
    check: t('Question about details'),
  }
  return texts[kind]
}

/** With the mail server's reason for a failure. */
export function mailStateText(mail: InquiryMail): string {
  if (mail.state === 'sent') return t('Sent {when}', { when: momentText(mail.sentAt ?? mail.createdAt) })
  if (mail.state === 'failed')
    return t('Failed: {reason}', { reason: mail.lastError ?? t('no reason given') })
  if (mail.attempts === 0) return t('Waiting to be sent')
  return t('Waiting, {count, plural, one {# attempt} other {# attempts}} so far: {reason}', {
    count: mail.attempts,
    reason: mail.lastError ?? t('no reason given'),
  })
}
