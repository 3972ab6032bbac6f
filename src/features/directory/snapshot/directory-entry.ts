import { getTableColumns } from 'drizzle-orm'
import { partners } from '../../../db/schema/directory.ts'
import type { CityTile } from '../../../shared/pages.ts'
import { PUBLIC_FIELDS, type PublicField } from '../../../shared/partner-fields/field-names.ts'
import type { Region } from '../../../shared/places/regions.ts'

type Stored = typeof partners.$inferSelect
type Column =
  | Exclude<PublicField, 'coordinates' | 'isActive'>
  | 'latitude'
  | 'longitude'
  | 'googleFetchedAt'
  | 'googleBusinessStatus'
  | 'updatedAt'

/** Ms since 1970. */
type InMs<Value> = Value extends Date ? number : Value

/** `googleFetchedAt` decides about rating and status. */
export type PartnerRow = { [Name in Column]: InMs<Stored[Name]> } & {
  status: 'active' | 'inactive' | 'deleted'
}

const columns = getTableColumns(partners)
const NAMES: readonly Column[] = [
  ...PUBLIC_FIELDS.filter((name) => name !== 'coordinates' && name !== 'isActive'),
  'latitude',
  'longitude',
  'googleFetchedAt',
  'googleBusinessStatus',
  'updatedAt',
]

export const ROW_COLUMNS = [
  ...NAMES.map((name) => {
    const { name: column } = columns[name]
    const isMoment = columns[name].getSQLType().startsWith('timestamp')
    return `${isMoment ? `floor(extract(epoch from ${column}) * 1000)::float8` : column} as "${name}"`
  }),
  `case when deleted_at is not null then 'deleted' when is_active then 'active' else 'inactive' end as status`,
].join(', ')

/** All that is public but photos and reviews. */
export type DirectoryEntry = Omit<PartnerRow, 'status'> & {
  citySlug: string
  stateSlug: string
  /** Slugs. */
  services: readonly string[]
}

/** With active partners, whose mean is its point. */
export type DirectoryCity = {
  city: string
  citySlug: string
  state: string
  stateSlug: string
  latitude: number | null
  longitude: number | null
  partners: readonly DirectoryEntry[]
}

/** With active partners. `region`: null outside the 64. */
export type DirectoryRegion = {
  region: Region | null
  state: string
  stateSlug: string
  /** By name. */
  partners: readonly DirectoryEntry[]
  /** By name (STATE-1). */
  tiles: readonly CityTile[]
  /** By slug, ordered by name. */
  cities: ReadonlyMap<string, DirectoryCity>
}
