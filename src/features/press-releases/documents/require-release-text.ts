import { AppError } from '../../../shared/errors.ts'
import { readParts } from './read-parts.ts'

/** Much more than the longest release; a page has some 3,000 characters. */
const MAX_TEXT = 30_000
/** A release has some 20. With MAX_TEXT a document has at most about 30 pages. */
const MAX_PARTS = 400

/** Throws invalid_input, by the field `text`, for a text that no document is made of. */
export function requireReleaseText(text: string): void {
  if (text.length > MAX_TEXT) throw refusal(`${MAX_TEXT.toLocaleString('en-US')} characters`)
  if (readParts(text).length > MAX_PARTS) throw refusal(`${MAX_PARTS} paragraphs`)
}

function refusal(most: string): AppError {
  const sentence = `The text is too long for a document: please use at most ${most}.`
  return new AppError('invalid_input', sentence, { fields: { text: sentence } })
}
