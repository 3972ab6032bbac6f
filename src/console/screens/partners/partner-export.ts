import { writeCsv } from '../../../shared/csv/csv-cells.ts'
import { EXPORT_FIELDS } from '../../../shared/partner-fields/field-names.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'

/** Returns a CSV that the import reads back unchanged. Services are joined by "; ". Google content is excluded. */
export function writePartnerCsv(partners: readonly AdminPartner[]): string {
  const rows = partners.map((partner) =>
    EXPORT_FIELDS.map((field) => {
      const value = partner[field]
      return Array.isArray(value) ? value.join('; ') : value
    }),
  )
  return writeCsv([EXPORT_FIELDS, ...rows])
}
