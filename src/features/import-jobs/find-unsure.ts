import type { ImportReport } from '../../shared/import.ts'
import { csvLabel } from '../../shared/partner-fields/field-names.ts'

/** What a person must still decide, as a sentence. */
export function findUnsure({ columns, guessedFields, flagWords }: ImportReport): string | null {
  if (guessedFields.length > 0) {
    const guesses = columns
      .filter(({ field }) => field !== null && guessedFields.includes(field))
      .map(({ heading, position, field }) => `"${heading.slice(0, 60) || position + 1}" as ${field}`)
    const which = guesses.length === 1 ? 'this column was' : 'these columns were'
    return `Please confirm how ${which} read: ${guesses.join(', ')}.`
  }
  const open = flagWords.filter(({ isYes }) => isYes === null)
  if (open.length === 0) return null
  const words = open.map(({ field, word, count }) => `"${word}" (${count} × ${csvLabel(field)})`)
  return `Please say which of these words mean yes: ${words.join(', ')}.`
}
