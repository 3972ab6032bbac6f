import type { ImportReport } from '../../shared/import.ts'
import { csvLabel } from '../../shared/partner-fields/field-names.ts'

/** What a person must still decide, as a sentence. */
export function findUnsure({ columns, flagWords }: ImportReport): string | null {
  const guesses = columns
    .filter(({ isSure }) => !isSure)
    .map(({ heading, position, field }) => {
      const column = `"${heading.slice(0, 60) || position + 1}"`
      return field ? `${column} as ${field}` : `${column} left out`
    })
  if (guesses.length > 0) {
    const which = guesses.length === 1 ? 'this column was' : 'these columns were'
    return `Please confirm how ${which} read: ${guesses.join(', ')}.`
  }
  const open = flagWords.filter(({ isYes }) => isYes === null)
  if (open.length === 0) return null
  const words = open.map(({ field, word, count }) => `"${word || '(blank)'}" (${count} × ${csvLabel(field)})`)
  return `Please say which of these words mean yes: ${words.join(', ')}.`
}
