import type { InquiryMail, MailKind } from '../../../shared/inquiries/admin-inquiry.ts'
import type { Doubt } from '../../../shared/inquiries/doubts.ts'
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

const TEXTS: Record<Doubt['kind'], string> = {
  bait: 'A field hidden from people was filled in.',
  'link-in-name': 'The name holds a link.',
  links: 'The message contains {count, number} links.',
  'no-stamp': 'It was sent without opening the page of the form.',
  'forged-stamp': 'Its form stamp was not issued by this site.',
  quick:
    'It was sent {count, plural, =0 {less than a second} one {# second} other {# seconds}} after the page was opened.',
  'reused-stamp': '{count, number} inquiries came from a single opening of the form.',
  'reused-key': 'During an outage it was sent in place of another inquiry, which may be its first version.',
  'busy-address':
    '{count, number} inquiries with this email address came within an hour, from several networks.',
  'same-words':
    '{count, number} inquiries with exactly these words came within an hour, from several networks.',
  flood: 'Very many inquiries came within an hour, and this one without opening the page of the form.',
}

export const doubtText = ({ kind, count = 0 }: Doubt) => t(TEXTS[kind], { count })
