import { type RefObject, useState } from 'react'
import { replyToInquiryCall } from '../../../../shared/calls/inquiries.ts'
import { listReplyTemplatesCall } from '../../../../shared/calls/reply-templates.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { fillTemplate, type PlaceholderValues } from '../../../../shared/inquiries/reply-template.ts'
import { LOCALES } from '../../../../shared/text/languages.ts'
import { SelectField, TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { call, useRead } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'
import { Button, SubmitButton } from '../../../parts.tsx'
import { useSession } from '../../../session.ts'
import { siteInfo } from '../../../site-info.ts'
import { personName, t } from '../../../text.ts'
import { LANGUAGE_TEXTS } from '../inquiry-words.ts'
import { TemplatesDialog } from '../templates/templates-dialog.tsx'
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

type TemplatePickerProps = {
  inquiry: InquiryDetail
  onPick: (filled: { subject: string; message: string }) => void
}

/** Those in the family's language first. */
function TemplatePicker({ inquiry, onPick }: TemplatePickerProps) {
  const { providerName } = siteInfo()
  const user = useSession()?.user
  const [isEditing, setEditing] = useState(false)
  const { data: templates = [] } = useRead(listReplyTemplatesCall)
  const { partner } = inquiry
  const values: PlaceholderValues = {
    family: inquiry.name,
    partner: partner.name,
    city: partner.city,
    state: partner.state,
    telephone: partner.phone,
    reference: inquiry.reference,
    administrator: user ? personName(user) : '',
    provider: providerName,
  }
  return (
    <div className="template-picker">
      {templates.length > 0 && (
        <SelectField
          label={t('Template')}
          value=""
          onChange={({ currentTarget }) => {
            const template = templates.find(({ id }) => id === currentTarget.value)
            if (template)
              onPick({
                subject: fillTemplate(template.subject, values),
                message: fillTemplate(template.message, values),
              })
          }}
        >
          <option value="">{t('Choose a template')}</option>
          {LOCALES.toSorted((a, b) => Number(b === inquiry.locale) - Number(a === inquiry.locale)).map(
            (locale) => {
              const own = templates.filter((template) => template.locale === locale)
              return (
                own.length > 0 && (
                  <optgroup key={locale} label={LANGUAGE_TEXTS[locale]}>
                    {own.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                )
              )
            },
          )}
        </SelectField>
      )}
      <Button
        label={templates.length > 0 ? t('Edit templates') : t('Add a template')}
        className="link-button"
        onClick={() => setEditing(true)}
      />
      {isEditing && (
        <TemplatesDialog templates={templates} locale={inquiry.locale} onClose={() => setEditing(false)} />
      )}
    </div>
  )
}
