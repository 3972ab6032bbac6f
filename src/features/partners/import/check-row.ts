import { IMPORT_FIELDS, IMPORT_REQUIRED } from '../../../shared/import.ts'
import type { RequiredField } from '../../../shared/partner-fields/field-names.ts'
import { newPartnerValues } from '../../../shared/partner-fields/new-partner-values.ts'
import { PARTNER_FIELDS } from '../../../shared/partner-fields/partner-fields.ts'
import type { Gazetteer } from '../../directory/places/gazetteer.ts'
import type { Reason } from './cells/check-cells.ts'
import type { Columns } from './columns.ts'
import { readRow } from './read-row.ts'
import type { CsvRow } from './split-csv.ts'

/** A partner ready to be stored, but for its slug and version. */
export type PartnerDraft = ReturnType<typeof newPartnerValues>

export type CheckedRow = {
  line: number
  /** As far as it could be read, for the report. */
  name: string
  /** Null when there are reasons. */
  draft: PartnerDraft | null
  reasons: Reason[]
  warnings: string[]
}

/** What the import calls a field without which nothing can be a partner. */
export const calledInSentences = (field: RequiredField) => PARTNER_FIELDS[field].required.called

/**
 * Turns one row of a partner list into a new partner: every cell in its usual form, a point from its postal code. All
 * reasons why it cannot be used are gathered, not only the first. Doubts that do not forbid it are warnings.
 */
export function checkRow(row: CsvRow, columns: Columns, gazetteer: Gazetteer): CheckedRow {
  const { line, name, values, errors, doubts, point } = readRow(row, columns, gazetteer)
  const reasons: Reason[] = errors.row ? [{ field: 'row', kind: 'invalid', message: errors.row }] : []
  for (const field of IMPORT_FIELDS) {
    const message = errors[field]
    if (message) reasons.push({ field, kind: 'invalid', message })
    else if (isRequired(field) && !(field in values))
      reasons.push({ field, kind: 'missing', message: `The ${calledInSentences(field)} is missing.` })
  }
  const { id: _id, slug: _slug, ...given } = values
  const draft = {
    ...newPartnerValues(),
    // A column that speaks of activity makes active only whom it says so of.
    isActive: !columns.index.has('isActive'),
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    ...given,
  } as PartnerDraft
  return { line, name, draft: reasons.length === 0 ? draft : null, reasons, warnings: Object.values(doubts) }
}

const isRequired = (field: string): field is RequiredField => IMPORT_REQUIRED.some((name) => name === field)
