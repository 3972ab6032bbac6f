import { columnsOf, type GivenField, SETTABLE_FIELDS } from './field-names.ts'
import { type FieldName, fieldOf } from './partner-fields.ts'
import type { ColumnName, PartnerColumns } from './values.ts'

/** Defaults by column; '' for required texts. */
export function newPartnerValues(): Omit<PartnerColumns, GivenField> {
  const entries = SETTABLE_FIELDS.flatMap((name) =>
    columnsOf(name).map((column): [ColumnName, unknown] => [column, initialValue(name)]),
  )
  return Object.fromEntries(entries) as ReturnType<typeof newPartnerValues>
}

function initialValue(name: FieldName): unknown {
  const field = fieldOf(name)
  if ('initial' in field) return field.initial
  if (field.kind === 'services') return []
  return 'required' in field ? '' : null
}
