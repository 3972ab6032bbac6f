import type { RefObject } from 'react'
import { replyToInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { call } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'
import { useSiteInfo, useTranslate } from '../../../text.tsx'
import { useInquiryChange } from '../use-inquiry-change.ts'
import { useDraft } from './use-draft.ts'

type ReplyFormProps = { inquiry: InquiryDetail; messageRef: RefObject<HTMLTextAreaElement | null> }

/** Replies to the family by email. */
export function ReplyForm({ inquiry, messageRef }: ReplyFormProps) {
  const t = useTranslate()
  const { supportEmail } = useSiteInfo()
  const { id, name, email } = inquiry
  const [message, setMessage] = useDraft(`inquiry-reply:${id}`)
  const [subject, setSubject] = useDraft(`inquiry-subject:${id}`)
  const reply = useInquiryChange<void>(id, {
    ask: () =>
      call(replyToInquiryCall, { params: { id }, body: { message, ...(subject.trim() ? { subject } : {}) } }),
    doneText: () => t('Reply sent to {name}', { name }),
    failedText: t('Failed to send the reply'),
    onDone: () => {
      setMessage('')
      setSubject('')
    },
  })
  const fields = reply.error instanceof ApiError ? reply.error.fields : {}
  const send = () => {
    if (!reply.isPending) reply.mutate()
  }
  return (
    <form
      className="write-form"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        label={t('Subject')}
        maxLength={150}
        placeholder={t('Your inquiry about {partner} ({reference})', {
          partner: inquiry.partnerName,
          reference: inquiry.reference,
        })}
        value={subject}
        error={fields.subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextAreaField
        ref={messageRef}
        label={t('Message')}
        rows={7}
        required
        maxLength={10_000}
        value={message}
        error={fields.message}
        hint={t(
          'Goes to {email} with their message quoted below. Answers go to {support}. Ctrl + Enter sends.',
          {
            email,
            support: supportEmail,
          },
        )}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className="write-buttons">
        <button type="submit" className="button filled" disabled={reply.isPending}>
          {reply.isPending ? t('Sending...') : t('Send Reply')}
        </button>
        {message !== '' && !reply.isPending && (
          <span className="soft">{t('Kept as a draft in this tab')}</span>
        )}
      </div>
    </form>
  )
}
