import { useState } from 'react'
import { resendMailCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail, InquiryMail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { call } from '../../../api.ts'
import { AskDialog } from '../../../form-dialog.tsx'
import { Button } from '../../../parts.tsx'
import { momentText, t } from '../../../text.ts'
import { MAIL_TEXTS, mailStateText } from '../inquiry-words.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'

/** Failed or lost messages can be resent. */
export function InquiryMails({ inquiry }: { inquiry: InquiryDetail }) {
  const resend = useInquiryChange<InquiryMail>(inquiry.id, {
    ask: (mail) => call(resendMailCall, { params: { id: inquiry.id }, body: { mailId: mail.id } }),
    doneText: (mail) => t('Sent again to {to}', { to: mail.to }),
    failedText: t('Failed to send it again'),
  })
  const [asked, setAsked] = useState<InquiryMail | null>(null)
  const sendAgain = (mail: InquiryMail) => resend.mutate(mail, inquiry.updatedAt)
  if (inquiry.mails.length === 0) return null
  return (
    <section className="inquiry-mails">
      <h3 className="label">{t('Mail')}</h3>
      <ul>
        {inquiry.mails.map((mail) => (
          <li key={mail.id} data-failed={(mail.state === 'failed' && !mail.isReplaced) || undefined}>
            <div>
              <p>{MAIL_TEXTS[mail.kind]}</p>
              <p className="soft">
                {mailStateText(mail)}
                {mail.isReplaced && ` ${t('(sent again)')}`}
              </p>
            </div>
            {mail.state !== 'waiting' && !mail.isReplaced && !inquiry.erasedAt && (
              <Button
                label={t('Send again')}
                className="link-button"
                disabled={resend.isPending}
                aria-label={t('Send again: {what}', { what: MAIL_TEXTS[mail.kind] })}
                onClick={() => (mail.state === 'sent' ? setAsked(mail) : sendAgain(mail))}
              />
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <AskDialog
          title={t('Send again?')}
          description={t('This message was delivered to {to} {when}. They would get it twice.', {
            to: asked.to,
            when: momentText(asked.sentAt ?? asked.createdAt),
          })}
          submitLabel={t('Send Again')}
          onSubmit={() => {
            setAsked(null)
            sendAgain(asked)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
