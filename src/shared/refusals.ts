/** Refusals of several features, each with its one sentence (CALL-1). */
import { AppError, type FieldErrors } from './errors.ts'

/** Where `fields` tell what is wrong. */
export const INVALID_VALUES = 'Some values cannot be used.'
/** Of a text with NUL or half a character. */
export const NOT_PLAIN_TEXT = 'Please use plain text.'

/** Of one or more fields of a form or a call. */
export const invalidFields = (fields: FieldErrors) =>
  new AppError('invalid_input', INVALID_VALUES, { fields })

/** The first unusable row of a list given to a bulk call; `position` from 0, named from 1. */
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

/** Of one network, or of all together. */
export const tooManyRequests = (waitMs: number) =>
  new AppError('rate_limited', 'Too many requests. Please wait a while and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  })

/** Without a session, or with an expired one. */
export const notLoggedIn = () => new AppError('unauthenticated', 'Please log in.')

/** Of a file or an address. */
export const notFound = () => new AppError('not_found', 'Not found')
/** Of an id that no administrator has. */
export const administratorNotFound = () => new AppError('not_found', 'Administrator not found')
/** Of an unknown id or reference; also of a proof that does not fit. */
export const inquiryNotFound = () => new AppError('not_found', 'Inquiry not found')
/** Of an unknown, inactive or deleted partner. */
export const partnerNotFound = () => new AppError('not_found', 'Partner not found')
