import { AppError } from '../../../shared/errors.ts'
import { IMPORT_REQUIRED, type ImportField } from '../../../shared/import.ts'
import { fieldOfHeading } from './headings/heading-words.ts'

/** What a column of a partner list may hold. */
export type Field = ImportField
const REQUIRED_FIELDS = IMPORT_REQUIRED

/** The field that a heading names for certain, in any case, spacing and punctuation: "ZIP Code", "zip_code", "zipCode". */
export const fieldOf = fieldOfHeading

export type Columns = {
  /** Where each field stands in a row, from 0. */
  index: ReadonlyMap<Field, number>
  /** Headings that mean nothing to the directory. */
  unknown: string[]
  count: number
}

/**
 * Understands the first row of a partner list. Throws `invalid_input` when a required column is missing or two columns
 * mean the same field.
 */
export function mapColumns(headings: string[]): Columns {
  const index = new Map<Field, number>()
  const unknown: string[] = []
  for (const [position, heading] of headings.entries()) {
    const field = fieldOf(heading)
    const earlier = field && index.get(field)
    if (earlier !== undefined) {
      throw new AppError(
        'invalid_input',
        `The columns "${headings[earlier]?.trim()}" and "${heading.trim()}" mean the same. Please leave one.`,
      )
    }
    if (field) index.set(field, position)
    else if (heading.trim() !== '') unknown.push(heading.trim())
  }
  const missing = REQUIRED_FIELDS.filter((field) => !index.has(field))
  if (missing.length > 0) {
    const what = missing.length === 1 ? 'A required column is missing' : 'Required columns are missing'
    throw new AppError(
      'invalid_input',
      `${what}: ${missing.join(', ')}. The first row must name the columns.`,
    )
  }
  return { index, unknown, count: headings.length }
}
