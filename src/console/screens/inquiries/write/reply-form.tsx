import type { RefObject } from 'react'
import { replyToInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { call } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'
import { SubmitButton } from '../../../button.tsx'
import { siteInfo } from '../../../site-info.ts'
import { t } from '../../../text.ts'
import { TemplatePicker } from '../templates/template-picker.tsx'
import { useInquiryChange } from '../use-inquiry-change.tsx'
import { useDraft, useDraftBase } from './use-draft.ts'

type ReplyFormProps = {
  inquiry: InquiryDetail
  messageRef: RefObject<HTMLTextAreaElement | null>
  /** Kept in this tab. */
  draft: [string, (text: string) => void]
}

export function ReplyForm({ inquiry, messageRef, draft }: ReplyFormProps) {
  const { supportEmail } = siteInfo()
  const { id, name, email } = inquiry
  const [message, setMessage] = draft
  const [subject, setSubject] = useDraft(`inquiry-subject:${id}`)
  const reply = useInquiryChange<void>(id, {
    ask: (_, expectedUpdatedAt) =>
      call(replyToInquiryCall, {
        params: { id },
        body: { message, ...(subject.trim() && { subject }), expectedUpdatedAt },
      }),
    doneText: () => t('Reply sent to {name}', { name }),
    failedText: t('Failed to send the reply'),
    mine: () => ({ what: t('Reply to {name}', { name }), text: message }),
    onDone: () => {
      setMessage('')
      setSubject('')
    },
  })
  const basedOn = useDraftBase(id, inquiry.updatedAt, message !== '')
  const fields = reply.error instanceof ApiError ? reply.error.fields : {}
  const send = () => {
    if (!reply.isPending) reply.mutate(undefined, basedOn)
  }
  return (
    <>
      <TemplatePicker
        inquiry={inquiry}
        onPick={(filled) => {
          setMessage(message === '' ? filled.message : `${message}\n\n${filled.message}`)
          if (filled.subject) setSubject(filled.subject)
        }}
      />
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
            { email, support: supportEmail },
          )}
          onChange={(event) => setMessage(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit()
          }}
        />
        <div className="write-buttons">
          <SubmitButton label={t('Send Reply')} busy={reply.isPending && t('Sending...')} />
          {message !== '' && !reply.isPending && (
            <span className="soft">{t('Kept as a draft in this tab')}</span>
          )}
        </div>
      </form>
      {reply.parts}
    </>
  )
}
