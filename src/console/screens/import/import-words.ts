import { DUPLICATE, type ImportColumn, type ImportMatch, type ImportSummary } from '../../../shared/import.ts'
import { type CsvColumn, csvLabel, FIELD_OF_CSV } from '../../../shared/partner-fields/field-names.ts'
import { type FieldName, fieldOf, PARTNER_FIELDS } from '../../../shared/partner-fields/partner-fields.ts'
import { t } from '../../text.ts'

/** A column's or field's. */
export function fieldText(field: string): string {
  if (field in FIELD_OF_CSV) return t(csvLabel(field as CsvColumn))
  return field in PARTNER_FIELDS ? t(fieldOf(field as FieldName).label) : field
}

export const doubtText = (kind: string): string =>
  kind === DUPLICATE ? t('Likely duplicates') : fieldText(kind)

/** Of the column that fills it, or ''. */
export function headingOf(columns: readonly ImportColumn[], field: string): string {
  const column = columns.find((each) => each.field === field)
  return column ? columnText(column) : ''
}

export const columnText = ({ heading, position }: ImportColumn): string =>
  heading || t('Column {number}', { number: position + 1 })

export const MATCH_TEXTS: Record<ImportMatch, string> = {
  'name-city': t('Name and city'),
  'name-zip': t('Name and ZIP code'),
  phone: t('Phone number'),
  email: t('Email'),
  website: t('Website'),
  slug: t('Web address (slug)'),
  id: t('Id'),
}

export function stateText(job: Pick<ImportSummary, 'state' | 'doneCount' | 'isUndone'>): string {
  if (job.isUndone) return t('Undone')
  switch (job.state) {
    case 'waiting':
    case 'checking':
      return t('Being checked')
    case 'checked':
      return t('Checked, not imported yet')
    case 'writing':
      return t('Being imported')
    case 'done':
      return t(
        '{count, plural, =0 {Nothing to change} one {# partner imported} other {# partners imported}}',
        { count: job.doneCount },
      )
    case 'failed':
      return t('Failed')
    case 'cancelled':
      return t('Cancelled')
  }
}
