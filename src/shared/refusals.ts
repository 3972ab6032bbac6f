import { AppError, type ErrorCode, type FieldErrors } from './errors.ts'

export const INVALID_VALUES = 'Some values cannot be used.'
/** For NUL or half a surrogate pair. */
export const NOT_PLAIN_TEXT = 'Please use plain text.'

export const invalidFields = (fields: FieldErrors) =>
  new AppError('invalid_input', INVALID_VALUES, { fields })

/** The sentence is the message too. */
export const refusedField = (code: ErrorCode, field: string, sentence: string) =>
  new AppError(code, sentence, { fields: { [field]: sentence } })

/** `position` from 0; the sentence counts from 1. */
export function invalidRow(list: 'partners' | 'faqs', position: number, fields: FieldErrors): AppError {
  const told = Object.entries(fields).map(([field, sentence]) => (field ? `${field}: ${sentence}` : sentence))
  const paths = Object.entries(fields).map(([field, sentence]) => [
    `${list}.${position}${field && `.${field}`}`,
    sentence,
  ])
  return new AppError('invalid_input', `Invalid data in row ${position + 1}: ${told.join(' ')}`, {
    fields: Object.fromEntries(paths),
  })
}

/** With an expired session too. */
export const notLoggedIn = () => new AppError('unauthenticated', 'Please log in.')

/** For a file or address. */
export const notFound = () => new AppError('not_found', 'Not found')
export const administratorNotFound = () => new AppError('not_found', 'Administrator not found')
/** Id or reference unknown, or proof wrong. */
export const inquiryNotFound = () => new AppError('not_found', 'Inquiry not found')
/** Unknown, inactive or deleted. */
export const partnerNotFound = () => new AppError('not_found', 'Partner not found')
