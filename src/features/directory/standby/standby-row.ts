import type pg from 'pg'
import { newPartnerValues } from '../../../shared/partner-fields/new-partner-values.ts'
import { PARTNER_FIELD_COUNT, PUBLIC, partnerRow, standbyColumns } from '../partner-reads/partner-columns.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'

/** Values of PARTNER_COLUMNS, then the row's Extent. */
export type StandbyRow = readonly unknown[]

/** `withoutLong`: without its long description. `thin`: only what the snapshot knows. */
type Extent = 'whole' | 'withoutLong' | 'thin'

/** Returns the JSON of each public partner's StandbyRow; `longText`: the longest description, in characters. */
export type ReadStandby = (
  ids: readonly string[],
  longText: number,
) => Promise<readonly { id: string; json: string }[]>

/** SQL select list of a StandbyRow of `p`; `$2`: the longest description that is kept, in characters. */
const STANDBY_COLUMNS = `${standbyColumns('$2')},
  case when length(p.long_description) > $2 then 'withoutLong' else 'whole' end`

/** Returns how much of a partner a row holds. */
export const extentOf = (row: StandbyRow) => row[PARTNER_FIELD_COUNT] as Extent

/** Makes the row of a partner whose columns were not read yet; other fields have a new partner's values. */
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

/** Reads standby rows as text, which is not parsed before it is needed. */
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
