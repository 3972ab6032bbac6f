import type { FieldErrors } from '../../../shared/errors.ts'
import type { Translate } from '../../../shared/text/i18n.ts'

export const INQUIRY_FIELDS = ['name', 'email', 'phone', 'message'] as const
export type InquiryField = (typeof INQUIRY_FIELDS)[number]

/**
 * One partner's form, in memory only: closing the dialog loses nothing, and nothing personal stays on a shared
 * computer.
 */
export type InquiryFormState = {
  values: Record<InquiryField, string>
  errors: FieldErrors
  isSending: boolean
  /** The last attempt failed, but not because of its content. */
  hasFailed: boolean
  /** The Idempotency-Key of this content; null until first sent. */
  key: string | null
}

export const EMPTY_INQUIRY: InquiryFormState = {
  values: { name: '', email: '', phone: '', message: '' },
  errors: {},
  isSending: false,
  hasFailed: false,
  key: null,
}

export type InquiryFormEvent =
  | { type: 'edited'; field: InquiryField; value: string }
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'sent'; key: string }
  | { type: 'failed' }
  | { type: 'received' }

/**
 * Reduces an event. Changed content gets a new key; repeating the same content keeps its key, so the server stores it
 * once.
 */
export function nextInquiryForm(form: InquiryFormState, event: InquiryFormEvent): InquiryFormState {
  switch (event.type) {
    case 'edited': {
      const { [event.field]: _mended, ...errors } = form.errors
      return { ...form, values: { ...form.values, [event.field]: event.value }, errors, key: null }
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

/** Returns a sentence for each empty required field (INQUIRY-1). */
export function missingFields(values: InquiryFormState['values'], t: Translate): FieldErrors {
  const sentences: FieldErrors = {
    name: t('Please enter your name.'),
    email: t('Please enter a valid email address.'),
    message: t('Please enter a message.'),
  }
  const isMissing = ([field]: [string, string]) => values[field as InquiryField].trim() === ''
  return Object.fromEntries(Object.entries(sentences).filter(isMissing))
}
