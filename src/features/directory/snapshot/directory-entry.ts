import type { CityTile } from '../../../shared/pages.ts'
import type { Region } from '../../../shared/places/regions.ts'

/** Of a partner all that is public but photos and reviews. */
export type DirectoryEntry = {
  id: string
  slug: string
  name: string
  /** Street and number. */
  address: string
  city: string
  citySlug: string
  state: string
  stateSlug: string
  zipCode: string
  phone: string
  description: string | null
  /** Slugs. */
  services: readonly string[]
  isPriority: boolean
  latitude: number | null
  longitude: number | null
  /** Ms since 1970. */
  updatedAt: number
  /** Other public fields, as toPartner reads them. */
  facts: readonly unknown[]
}

/** With active partners; its point is their mean, or null. */
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
