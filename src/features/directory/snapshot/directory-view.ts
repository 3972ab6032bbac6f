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

/** An active partner in memory: only what lists, counts, search and distances need. */
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
  /** Slugs of `DirectorySnapshot.services`. */
  services: readonly string[]
  isPriority: boolean
  latitude: number | null
  longitude: number | null
  /** Milliseconds since 1970; lastmod of its page. */
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

/** With active partners. `region` is null for a state outside the 64. */
export type DirectoryRegion = {
  region: Region | null
  state: string
  stateSlug: string
  /** By name. */
  partners: readonly DirectoryEntry[]
  /** By city slug, ordered by name. */
  cities: ReadonlyMap<string, DirectoryCity>
}

/** The public directory at one version. Immutable. */
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
  /** What partners offer, by slug. */
  services: ReadonlyMap<string, Service>
  /** Active, by order, then question. */
  faq: readonly FaqItem[]
  search: SearchIndex
  points: PointIndex
  nearestCities: NearestCities
}

export type DirectoryView = {
  current(): DirectorySnapshot
  /** Catches up with the database; writers await it after commit to read their own change. */
  refresh(): Promise<DirectorySnapshot>
  /** What the changes of the snapshot touched. */
  changes: ChangeLog
  /** The partners' rows, for when the database is away. */
  standby: Pick<Standby, 'rowsOf' | 'settled'>
  /** How long the snapshot's last change took to read and build, in milliseconds. */
  buildMs(): number
  /** Loaded at the first call, then kept. */
  gazetteer(): Promise<Gazetteer>
  /** Loaded at the first call, then kept. */
  shapes(): Promise<RegionShapes>
  close(): Promise<void>
}
