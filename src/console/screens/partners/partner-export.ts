import { writeCsv } from '../../../shared/csv-cells.ts'
import { EXPORT_FIELDS } from '../../../shared/partner-fields/field-names.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'

/**
 * Partners as the CSV that the import reads back without a change; services are joined by "; ". Google's content is
 * never among its columns (contract, deviations).
 */
export function writePartnerCsv(partners: readonly AdminPartner[]): string {
  const rows = partners.map((partner) =>
    EXPORT_FIELDS.map((field) => {
      const value = partner[field]
      return Array.isArray(value) ? value.join('; ') : value
    }),
  )
  return writeCsv([EXPORT_FIELDS, ...rows])
}
