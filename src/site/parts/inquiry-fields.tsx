import type { FieldErrors } from '../../shared/errors.ts'
import { type InquiryChoices, NO_CHOICES } from '../../shared/inquiries/inquiry-choices.ts'
import { keptText } from '../receipt-text.ts'
import { useText } from '../text.tsx'
import { AnswerChoice, TopicChoice } from './inquiry-choices.tsx'

export const INQUIRY_FIELDS = ['name', 'email', 'phone', 'message'] as const
export type InquiryField = (typeof INQUIRY_FIELDS)[number]
export type InquiryValues = Partial<Record<InquiryField, string> & InquiryChoices>

type InquiryFieldsProps = {
  /** Begins ids. */
  id: string
  values: InquiryValues
  /** In the page's language. */
  errors: FieldErrors
}

/** Programs fill in the hidden field. */
export function InquiryFields({ id, values, errors }: InquiryFieldsProps) {
  const t = useText()
  const choices = { ...NO_CHOICES, ...values }
  const labels: Record<InquiryField, string> = {
    name: t('Name'),
    email: t('Email'),
    phone: t('Phone (optional)'),
    message: t('Message, or choose a topic below'),
  }
  const limits = {
    name: { type: 'text', autoComplete: 'name', maxLength: 120 },
    email: { type: 'email', autoComplete: 'email', maxLength: 254 },
    phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  }
  return (
    <>
      {INQUIRY_FIELDS.map((name) => {
        const error = errors[name]
        const field = {
          id: `${id}-${name}`,
          name,
          className: 'input',
          defaultValue: values[name],
          'aria-required': name !== 'phone' || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${id}-${name}-error` : undefined,
        }
        return (
          <div key={name} className="field">
            <label htmlFor={field.id}>
              {labels[name]}
              {name !== 'phone' && <span aria-hidden="true">*</span>}
            </label>
            {name === 'message' ? <textarea {...field} rows={4} /> : <input {...field} {...limits[name]} />}
            {error && (
              <p className="field-error" id={`${id}-${name}-error`}>
                {error}
              </p>
            )}
          </div>
        )
      })}
      <TopicChoice choices={choices} />
      <AnswerChoice choices={choices} id={id} />
      <div className="unseen" aria-hidden="true">
        <label htmlFor={`${id}-topic`}>{t('Topic')}</label>
        <input id={`${id}-topic`} name="topic" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

/** islands/inquiry/inquiry-draft.ts fills it. */
export function KeptNote() {
  const t = useText()
  const [on, off] = [keptText(t, true), keptText(t, false)]
  return (
    <p
      className="kept-note"
      hidden
      data-kept=""
      data-on={on.text}
      data-on-button={on.button}
      data-off={off.text}
      data-off-button={off.button}
    />
  )
}
