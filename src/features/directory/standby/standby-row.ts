import { PARTNER_FIELD_COUNT, partnerRow, standbyColumns } from '../partner-reads/partner-columns.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'

/** Values of PARTNER_COLUMNS, then how much of the row it holds. */
export type StandbyRow = readonly unknown[]

/** `withoutLong`: without its long description. `thin`: only what the snapshot knows. */
type Extent = 'whole' | 'withoutLong' | 'thin'

/** SQL select list of a StandbyRow of `p`; `$2`: the longest description that is kept, in characters. */
export const STANDBY_COLUMNS = `${standbyColumns('$2')},
  case when length(p.long_description) > $2 then 'withoutLong' else 'whole' end`

/** Returns how much of a partner a row holds. */
export const extentOf = (row: StandbyRow) => row[PARTNER_FIELD_COUNT] as Extent

/** Makes the row of a partner whose columns were not read yet. */
export function toThinRow(entry: DirectoryEntry): StandbyRow {
  const { id, slug, name, address, city, state, zipCode, phone, description } = entry
  const { isPriority, latitude, longitude, updatedAt } = entry
  const known = { id, slug, name, address, city, state, zipCode, phone, description }
  const row = partnerRow({
    ...known,
    isPriority,
    latitude,
    longitude,
    locationCount: 1,
    servicesOffered: [],
    annualCremations: 0,
    createdAt: updatedAt,
  })
  return [...row, 'thin' satisfies Extent]
}
