import type { FieldErrors } from '../../../shared/errors.ts'
import { type InquiryChoices, NO_CHOICES } from '../../../shared/inquiries/inquiry-choices.ts'
import type { Translate } from '../../../shared/text/i18n.ts'

export const INQUIRY_FIELDS = ['name', 'email', 'phone', 'message'] as const
export type InquiryField = (typeof INQUIRY_FIELDS)[number]

export type InquiryFormState = {
  values: Record<InquiryField, string>
  choices: InquiryChoices
  errors: FieldErrors
  isSending: boolean
  /** Not because of its content. */
  hasFailed: boolean
  /** This content's Idempotency-Key; null until sent. */
  key: string | null
}

export const EMPTY_INQUIRY: InquiryFormState = {
  values: { name: '', email: '', phone: '', message: '' },
  choices: NO_CHOICES,
  errors: {},
  isSending: false,
  hasFailed: false,
  key: null,
}

export type InquiryFormEvent =
  | { type: 'edited'; field: InquiryField; value: string }
  | { type: 'chose'; choices: InquiryChoices }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'sent'; key: string }
  | { type: 'failed' }
  | { type: 'received' }

/** Changed content gets a new key, repeated content keeps it. */
export function nextInquiryForm(form: InquiryFormState, event: InquiryFormEvent): InquiryFormState {
  switch (event.type) {
    case 'edited': {
      const { [event.field]: _corrected, ...errors } = form.errors
      return { ...form, values: { ...form.values, [event.field]: event.value }, errors, key: null }
    }
    case 'chose': {
      const { message: _words, phone: _number, ...errors } = form.errors
      return { ...form, choices: event.choices, errors, key: null }
    }
    case 'refused':
      return { ...form, errors: event.errors, isSending: false, hasFailed: false }
    case 'sent':
      return { ...form, errors: {}, isSending: true, hasFailed: false, key: event.key }
    case 'failed':
      return { ...form, isSending: false, hasFailed: true }
    case 'received':
      return EMPTY_INQUIRY
  }
}

/** A sentence per empty required field (INQUIRY-1); a topic replaces a message. */
export function missingFields(
  values: InquiryFormState['values'],
  t: Translate,
  topics: readonly string[] = [],
): FieldErrors {
  const sentences: FieldErrors = {
    name: t('Please enter your name.'),
    email: t('Please enter a valid email address.'),
    message: t('Please enter a message, or choose a topic.'),
  }
  const isMissing = ([field]: [string, string]) =>
    values[field as InquiryField].trim() === '' && !(field === 'message' && topics.length > 0)
  return Object.fromEntries(Object.entries(sentences).filter(isMissing))
}
