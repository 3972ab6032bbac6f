import type pg from 'pg'
import { newPartnerValues } from '../../../shared/partner-fields/new-partner-values.ts'
import { PARTNER_FIELD_COUNT, PUBLIC, partnerRow, standbyColumns } from '../partner-reads/partner-columns.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'

/** Values of PARTNER_COLUMNS, then the row's Extent. */
export type StandbyRow = readonly unknown[]

/** `thin`: only what the snapshot knows. */
type Extent = 'whole' | 'withoutLong' | 'thin'

/** JSON of StandbyRows; `longText`: the longest description, in characters. */
export type ReadStandby = (
  ids: readonly string[],
  longText: number,
) => Promise<readonly { id: string; json: string }[]>

/** Of `p`; `$2`: the longest description kept, in characters. */
const STANDBY_COLUMNS = `${standbyColumns('$2')},
  case when length(p.long_description) > $2 then 'withoutLong' else 'whole' end`

/** Returns how much of a partner a row holds. */
export const extentOf = (row: StandbyRow) => row[PARTNER_FIELD_COUNT] as Extent

/** The row of a partner not read yet; other fields have a new partner's values. */
export function toThinRow(entry: DirectoryEntry): StandbyRow {
  const { id, slug, name, address, city, state, zipCode, phone, description } = entry
  const { isPriority, latitude, longitude, updatedAt } = entry
  const known = { id, slug, name, address, city, state, zipCode, phone, description }
  const row = partnerRow({
    ...newPartnerValues(),
    ...known,
    isPriority,
    latitude,
    longitude,
    createdAt: updatedAt,
  })
  return [...row, 'thin' satisfies Extent]
}

/** As text: parsed only when needed. */
export function createStandbyReader(pool: pg.Pool): ReadStandby {
  return async (ids, longText) => {
    const { rows } = await pool.query<{ id: string; json: string }>({
      name: 'standby',
      text: `select p.id, json_build_array(${STANDBY_COLUMNS})::text as json
        from partners p where p.id = any($1::uuid[]) and ${PUBLIC}`,
      values: [ids, longText],
    })
    return rows
  }
}
