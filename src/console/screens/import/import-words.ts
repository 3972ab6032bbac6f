import type { FindingKind, ImportColumn, ImportMatch, ImportSummary } from '../../../shared/import.ts'
import { type CsvColumn, csvLabel, FIELD_OF_CSV } from '../../../shared/partner-fields/field-names.ts'
import { type FieldName, fieldOf, PARTNER_FIELDS } from '../../../shared/partner-fields/partner-fields.ts'
import { t } from '../../text.ts'

/** Labels a column, or a field of several columns. */
export function fieldText(field: string): string {
  if (field in FIELD_OF_CSV) return t(csvLabel(field as CsvColumn))
  return field in PARTNER_FIELDS ? t(fieldOf(field as FieldName).label) : field
}

/** Its heading, else its number. */
export const columnText = ({ heading, position }: ImportColumn): string =>
  heading || t('Column {number}', { number: position + 1 })

export function matchText(match: ImportMatch): string {
  const names: Record<ImportMatch, string> = {
    'name-city': t('Name and city'),
    'name-zip': t('Name and ZIP code'),
    phone: t('Phone number'),
    email: t('Email'),
    website: t('Website'),
    slug: t('Web address (slug)'),
    id: t('Id'),
  }
  return names[match]
}

export function kindText(kind: FindingKind, count: number): string {
  const texts: Record<typeof kind, string> = {
    refused: t('{count, plural, one {# error} other {# errors}}', { count }),
    duplicate: t('{count, plural, one {# likely duplicate} other {# likely duplicates}}', { count }),
    doubt: t('{count, plural, one {# worth a look} other {# worth a look}}', { count }),
    repaired: t('{count, plural, one {# put right} other {# put right}}', { count }),
  }
  return texts[kind]
}

/** A word or two. */
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
