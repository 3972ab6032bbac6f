import type { App } from '../../../app.ts'
import { type CsvCell, writeCsv, writeCsvRows } from '../../../shared/csv/csv-cells.ts'
import { ITEM_SEPARATORS, isListField } from '../../../shared/partner-fields/field.ts'
import { CSV_COLUMNS, type CsvColumn, EXPORT_FIELDS } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { selectAdminPartnersByIds } from '../select-admin-partners.ts'

const BATCH = 500

export const EXPORT_COLUMNS: Readonly<Record<'list' | 'full', readonly CsvColumn[]>> = {
  list: EXPORT_FIELDS,
  /** With the address in one cell. */
  full: CSV_COLUMNS.filter((column) => column !== 'addressNumber' && column !== 'address2'),
}

/** Imports back without a change (LIST-3, LIST-8). */
export async function* writePartnerCsv(
  app: Pick<App, 'db'>,
  ids: readonly string[],
  columns: keyof typeof EXPORT_COLUMNS,
): AsyncGenerator<string, undefined, undefined> {
  const chosen = EXPORT_COLUMNS[columns]
  yield writeCsv([chosen])
  for (let at = 0; at < ids.length; at += BATCH) {
    const partners = await selectAdminPartnersByIds(app.db, ids.slice(at, at + BATCH))
    if (partners.length > 0)
      yield writeCsvRows(partners.map((partner) => chosen.map((column) => cellOf(partner, column))))
  }
}

function cellOf(partner: AdminPartner, column: CsvColumn): CsvCell {
  switch (column) {
    case 'latitude':
    case 'longitude':
      return partner.coordinates?.[column]
    case 'facebook':
    case 'linkedin':
    case 'instagram':
      return partner.socialMedia?.[column]
    case 'addressNumber':
    case 'address2':
      return null
    default: {
      const field = fieldOf(column)
      const value = partner[column]
      return Array.isArray(value) ? value.join(isListField(field) ? ITEM_SEPARATORS[field.kind] : '') : value
    }
  }
}
