import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useRef } from 'react'
import { INQUIRY_TOPICS, type InquiryChoices, topicField } from '../../../shared/inquiries/inquiry-choices.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { AnswerChoice, TopicChoice } from '../../parts/inquiry-choices.tsx'
import { INQUIRY_FIELDS, type InquiryField, type InquiryFormState } from './inquiry-form-state.ts'

type InquiryFormProps = {
  t: Translate
  form: InquiryFormState
  help: ReactNode
  note: ReactNode
  onEdit: (field: InquiryField, value: string) => void
  onChoose: (choices: InquiryChoices) => void
  /** `topic`: the bait, empty for a person. */
  onSubmit: (topic: string) => void
}

export function InquiryForm({ t, form, help, note, onEdit, onChoose, onSubmit }: InquiryFormProps) {
  const formRef = useRef<HTMLFormElement>(null)
  const { values, choices, errors, isSending } = form

  // `errors` is a new object at each refusal.
  useEffect(() => {
    const first = INQUIRY_FIELDS.find((field) => errors[field])
    const marked = formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)
    // Keeps the label visible too, clear of the toast (scroll-margin).
    marked?.focus({ preventScroll: true })
    marked?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  }, [errors])

  const field = (name: InquiryField) => ({
    id: `inquiry-${name}`,
    name,
    className: 'input',
    value: values[name],
    readOnly: isSending,
    'aria-required': name !== 'phone',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `inquiry-${name}-error` : undefined,
    onChange: (event: { target: { value: string } }) => onEdit(name, event.target.value),
  })

  return (
    <form
      ref={formRef}
      noValidate
      aria-busy={isSending}
      onChange={(event) => {
        const name = event.target instanceof HTMLElement ? (event.target.getAttribute('name') ?? '') : ''
        if (!(INQUIRY_FIELDS as readonly string[]).includes(name)) onChoose(readChoices(event.currentTarget))
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onSubmit(readHiddenField(event.currentTarget))
      }}
    >
      <Field name="name" label={t('Name')} isRequired error={errors.name}>
        <input {...field('name')} type="text" autoComplete="name" />
      </Field>
      <Field name="email" label={t('Email')} isRequired error={errors.email}>
        <input {...field('email')} type="email" autoComplete="email" />
      </Field>
      <Field name="phone" label={t('Phone (optional)')} error={errors.phone}>
        <input {...field('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field name="message" label={t('Message, or choose a topic below')} isRequired error={errors.message}>
        <textarea {...field('message')} rows={4} />
      </Field>
      <TopicChoice t={t} choices={choices} />
      <AnswerChoice t={t} choices={choices} id="inquiry" />
      <div className="unseen" aria-hidden="true">
        <label htmlFor="inquiry-topic">{t('Topic')}</label>
        <input id="inquiry-topic" name="topic" tabIndex={-1} autoComplete="off" />
      </div>
      {form.hasFailed && help}
      {note}
      <div className="dialog-buttons">
        <Dialog.Close className="button">{t('Cancel')}</Dialog.Close>
        <button type="submit" className="button filled" disabled={isSending} aria-busy={isSending}>
          {isSending ? t('Sending...') : t('Submit')}
        </button>
      </div>
    </form>
  )
}

function readChoices(form: HTMLFormElement): InquiryChoices {
  const given = new FormData(form)
  return {
    preferredContact: String(given.get('preferredContact') ?? ''),
    preferredTime: String(given.get('preferredTime') ?? ''),
    topics: INQUIRY_TOPICS.filter((topic) => given.has(topicField(topic))),
    wantsCopy: given.has('wantsCopy'),
  }
}

/** Only programs fill it in; autofill does not count. */
function readHiddenField(form: HTMLFormElement): string {
  const bait = form.querySelector<HTMLInputElement>('[name="topic"]')
  return !bait || bait.matches(':autofill') ? '' : bait.value
}

type FieldProps = {
  name: InquiryField
  label: string
  isRequired?: boolean
  error: string | undefined
  children: ReactNode
}

function Field({ name, label, isRequired, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={`inquiry-${name}`}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {children}
      {error && (
        <p className="field-error" id={`inquiry-${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
