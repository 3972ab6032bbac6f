import type { FaqItem } from '../../../shared/faq/faq.ts'
import type { Region } from '../../../shared/places/regions.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
import type { Gazetteer } from '../places/gazetteer/gazetteer.ts'
import type { ChangeLog } from '../reads/change-log.ts'
import type { SearchIndex } from '../search/indexes/search-index.ts'
import type { Service } from '../services/read-service.ts'
import type { Standby } from '../standby/create-standby.ts'
import type { NearestCities } from './nearest-cities.ts'
import type { PointIndex } from './point-index.ts'

/** Only what lists, counts, search and distances need. */
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
  /** For when the database is unavailable. */
  phone: string
  description: string | null
  /** Slugs. */
  services: readonly string[]
  isPriority: boolean
  latitude: number | null
  longitude: number | null
  /** Ms since 1970. */
  updatedAt: number
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
  /** By slug, ordered by name. */
  cities: ReadonlyMap<string, DirectoryCity>
}

/** Immutable. */
export type DirectorySnapshot = {
  version: number
  changedAt: Date
  isSample: boolean
  /** Active, by name, then id. */
  partners: readonly DirectoryEntry[]
  byId: ReadonlyMap<string, DirectoryEntry>
  bySlug: ReadonlyMap<string, DirectoryEntry>
  regions: ReadonlyMap<string, DirectoryRegion>
  cityCount: number
  /** By slug. */
  services: ReadonlyMap<string, Service>
  /** Active, by order, then question. */
  faq: readonly FaqItem[]
  search: SearchIndex
  points: PointIndex
  nearestCities: NearestCities
}

export type DirectoryView = {
  current(): DirectorySnapshot
  /** Writers await it after commit to read their own change. */
  refresh(): Promise<DirectorySnapshot>
  changes: ChangeLog
  /** For when the database is away. */
  standby: Pick<Standby, 'rowsOf' | 'settled'>
  /** Of the last change, read and built. */
  buildMs(): number
  /** Loaded at the first call. */
  gazetteer(): Promise<Gazetteer>
  /** Loaded at the first call. */
  shapes(): Promise<RegionShapes>
  close(): Promise<void>
}
