import { type FieldName, fieldOf, PARTNER_FIELDS, type PartnerFields } from './partner-fields.ts'
import type { ColumnName } from './values.ts'

/** Fields whose entry has `Property` of type `Value`. */
export type With<Property extends string, Value = unknown> = {
  [Name in FieldName]: PartnerFields[Name] extends Readonly<Record<Property, Value>> ? Name : never
}[FieldName]

export type CardField = With<'seenBy', 'card'>
export type PublicField = CardField | With<'seenBy', 'public'>
export type InputField = With<'input'>
export type FormField = With<'input', 'basic' | 'business' | 'carried'>
export type FormSection = 'basic' | 'business'
export type BulkField = With<'bulkEdit'>
type ExportField = With<'exportAt'>
export type RequiredField = With<'required'>
export type CheckedField = With<'isChecked'>

export type CsvColumn = {
  [Name in FieldName]: PartnerFields[Name] extends { csv: infer Columns }
    ? Columns extends true
      ? Name
      : keyof Columns & string
    : never
}[FieldName]

export const FIELD_NAMES = Object.keys(PARTNER_FIELDS) as FieldName[]

export const CARD_FIELDS = FIELD_NAMES.filter((name): name is CardField => fieldOf(name).seenBy === 'card')
export const PUBLIC_FIELDS = FIELD_NAMES.filter(
  (name): name is PublicField => fieldOf(name).seenBy !== 'administrators',
)

/** FORM-1. */
export const REQUIRED_FIELDS = FIELD_NAMES.filter(
  (name): name is RequiredField => 'required' in fieldOf(name),
)

export const BULK_FIELDS = FIELD_NAMES.filter((name): name is BulkField => 'bulkEdit' in fieldOf(name)).sort(
  (a, b) => PARTNER_FIELDS[a].bulkEdit - PARTNER_FIELDS[b].bulkEdit,
)

/** Accepted only as stored (CALL-5). */
export const READ_ONLY_FIELDS = FIELD_NAMES.filter(
  (name): name is Exclude<FieldName, InputField> => !('input' in fieldOf(name)),
)

/** CHECK-1. */
export const CHECKED_FIELDS = FIELD_NAMES.filter((name): name is CheckedField => 'isChecked' in fieldOf(name))

export const EXPORT_FIELDS = FIELD_NAMES.filter(
  (name): name is ExportField => 'exportAt' in fieldOf(name),
).sort((a, b) => PARTNER_FIELDS[a].exportAt - PARTNER_FIELDS[b].exportAt)

export const FIELD_OF_CSV = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => {
    const { csv } = fieldOf(name)
    const columns = csv === true ? [name] : Object.keys(csv ?? {})
    return columns.map((column) => [column, name])
  }),
) as Record<CsvColumn, FieldName>
export const CSV_COLUMNS = Object.keys(FIELD_OF_CSV) as CsvColumn[]

export const FLAG_COLUMNS = FIELD_NAMES.filter((name): name is With<'kind', 'flag'> => {
  return fieldOf(name).kind === 'flag' && fieldOf(name).csv === true
})

/** The column's own, else the field's. */
export function csvLabel(column: CsvColumn): string {
  const { csv, label } = fieldOf(FIELD_OF_CSV[column])
  return typeof csv === 'object' ? (csv[column] ?? label) : label
}

/** A point has two. */
export function columnsOf(name: FieldName): ColumnName[] {
  return fieldOf(name).kind === 'point' ? ['latitude', 'longitude'] : [name as ColumnName]
}

/** An import matches by the first two. */
export type GivenField = 'id' | 'slug' | 'createDate' | With<'kind', 'moment'>

export const SETTABLE_FIELDS = FIELD_NAMES.filter(
  (name) => 'input' in fieldOf(name) || isStoredByImport(name),
)

export type ImportedColumn = Exclude<ColumnName, GivenField | With<'input', 'carried'>>
export const IMPORTED_COLUMNS = FIELD_NAMES.filter(isStoredByImport).flatMap(columnsOf) as ImportedColumn[]

function isStoredByImport(name: FieldName): boolean {
  const { csv, kind } = fieldOf(name)
  return csv !== undefined && kind !== 'id' && kind !== 'slug'
}
