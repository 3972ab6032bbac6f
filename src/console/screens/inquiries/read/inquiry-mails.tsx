import { resendMailCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail, InquiryMail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { call } from '../../../api.ts'
import { useTranslate } from '../../../text.tsx'
import { mailStateText, mailText } from '../inquiry-words.ts'
import { useInquiryChange } from '../use-inquiry-change.ts'

/** Mail of the inquiry; failed or lost messages can be sent again. */
export function InquiryMails({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useTranslate()
  const resend = useInquiryChange<InquiryMail>(inquiry.id, {
    ask: (mail) => call(resendMailCall, { params: { id: inquiry.id }, body: { mailId: mail.id } }),
    doneText: (mail) => t('Sent again to {to}', { to: mail.to }),
    failedText: t('Failed to send it again'),
  })
  if (inquiry.mails.length === 0) return null
  return (
    <section className="inquiry-mails">
      <h3>{t('Mail')}</h3>
      <ul>
        {inquiry.mails.map((mail) => (
          <li key={mail.id} data-failed={(mail.state === 'failed' && !mail.isReplaced) || undefined}>
            <div>
              <p>{mailText(t, mail.kind)}</p>
              <p className="soft">
                {mailStateText(t, mail)}
                {mail.isReplaced && ` ${t('(sent again)')}`}
              </p>
            </div>
            {mail.state !== 'waiting' && !mail.isReplaced && !inquiry.erasedAt && (
              <button
                type="button"
                className="link-button"
                disabled={resend.isPending}
                aria-label={t('Send again: {what}', { what: mailText(t, mail.kind) })}
                onClick={() => resend.mutate(mail)}
              >
                {t('Send again')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
