import type { AdminPartner } from '../../../shared/admin-partner.ts'
import { writeCsv } from '../../../shared/csv-cells.ts'

/** The columns of the export in their order (spec, section 3); Google's content is never among them. */
const COLUMNS = [
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'email',
  'website',
  'description',
  'annualCremations',
  'locationCount',
  'isPriority',
  'isActive',
  'servicesOffered',
] as const

/** Partners as the CSV that the import reads back without a change; services are joined by "; ". */
export function writePartnerCsv(partners: readonly AdminPartner[]): string {
  const rows = partners.map((partner) =>
    COLUMNS.map((column) => {
      const value = partner[column]
      return Array.isArray(value) ? value.join('; ') : value
    }),
  )
  return writeCsv([COLUMNS, ...rows])
}
