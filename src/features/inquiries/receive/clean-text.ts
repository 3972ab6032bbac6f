import { AppError } from '../../../shared/errors.ts'

/**
 * A message as it is kept: line ends as "\n", tabs kept, other control characters (a database or a mail
 * reader may stumble over them) and broken halves of characters taken out. Throws `invalid_input`, naming `field`, when
 * nothing is left.
 */
export function cleanMessage(text: string, field = 'message'): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  if (clean === '') {
    throw new AppError('invalid_input', 'Please fill in all required fields.', {
      fields: { [field]: 'Please enter a message.' },
    })
  }
  return clean
}

/** One line of text: control characters, line and paragraph separators and direction overrides become spaces. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
}
