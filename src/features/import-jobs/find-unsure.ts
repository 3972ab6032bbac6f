import type { ImportOptions, ImportReport } from '../../shared/import.ts'
import { csvLabel } from '../../shared/partner-fields/field-names.ts'

/** What a person must still decide; `isAboutWords`: of yes or no. */
export function findUnsure(
  report: ImportReport,
  options: Pick<ImportOptions, 'acceptsLeftOut'>,
): { message: string; isAboutWords: boolean } | null {
  const message = unsureColumns(report) ?? (options.acceptsLeftOut ? null : leftOut(report))
  if (message) return { message, isAboutWords: false }
  const open = report.flagWords.filter(({ isYes }) => isYes === null)
  if (open.length === 0) return null
  const words = open.map(({ field, word, count }) => `"${word || '(blank)'}" (${count} × ${csvLabel(field)})`)
  return { message: `Please say which of these words mean yes: ${words.join(', ')}.`, isAboutWords: true }
}

function unsureColumns({ columns }: ImportReport): string | null {
  const guesses = columns
    .filter(({ isSure }) => !isSure)
    .map(({ heading, position, field }) => {
      const column = `"${heading.slice(0, 60) || position + 1}"`
      return field ? `${column} as ${field}` : `${column} left out`
    })
  if (guesses.length === 0) return null
  const which = guesses.length === 1 ? 'this column was' : 'these columns were'
  return `Please confirm how ${which} read: ${guesses.join(', ')}.`
}

function leftOut({ otherSheets, notShownTitle }: ImportReport): string | null {
  if (notShownTitle !== null)
    return `Please confirm that these partners are to be imported: the list says "${notShownTitle}".`
  if (otherSheets.length === 0) return null
  return `Please confirm that other sheets are not read: "${otherSheets.join('", "')}".`
}
