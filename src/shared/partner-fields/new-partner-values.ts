import { isTextField } from './field.ts'
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

/** Not `unknown`: the switch must name each kind. */
function initialValue(name: FieldName): NonNullable<unknown> | null {
  const field = fieldOf(name)
  if (isTextField(field)) return field.required ? '' : null
  switch (field.kind) {
    case 'count':
    case 'flag':
      return field.initial
    case 'services':
    case 'sentences':
    case 'choices':
      return []
    case 'links':
    case 'point':
    case 'price':
    case 'rating':
    case 'reviewCount':
    case 'id':
    case 'slug':
    case 'moment':
      return null
  }
}
