import { AppError } from '../../../shared/errors.ts'
import { MISSING_FIELDS } from '../../../shared/form-texts.ts'

/** Removes control characters but tabs. Throws invalid_input on `field` when nothing is left. */
export function cleanMessage(text: string, field = 'message'): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  if (clean === '') {
    throw new AppError('invalid_input', MISSING_FIELDS.text, {
      fields: { [field]: 'Please enter a message.' },
    })
  }
  return clean
}

/** Control characters and direction overrides become spaces. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
}
