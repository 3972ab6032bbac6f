import type { FaqItem } from '../../../shared/faq/faq.ts'
import type { Region } from '../../../shared/places/regions.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { PointIndex } from './point-index.ts'

/** One active partner in memory: only what lists, counts, search and distances need. */
export type DirectoryEntry = {
  id: string
  slug: string
  name: string
  city: string
  citySlug: string
  /** Full region name. */
  state: string
  stateSlug: string
  zipCode: string
  /** For visitors while the database is unavailable. */
  phone: string
  /** Only for the similarity ranking. */
  description: string | null
  isPriority: boolean
  latitude: number | null
  longitude: number | null
  /** Milliseconds since 1970; lastmod of its page. */
  updatedAt: number
}

/** A city with active partners. Its point is their mean, null when none has one. */
export type DirectoryCity = {
  city: string
  citySlug: string
  state: string
  stateSlug: string
  latitude: number | null
  longitude: number | null
  partners: readonly DirectoryEntry[]
}

/** A region with active partners. `region` is null for a state name outside the 64. */
export type DirectoryRegion = {
  region: Region | null
  state: string
  stateSlug: string
  /** By name. */
  partners: readonly DirectoryEntry[]
  /** By city slug, ordered by name. */
  cities: ReadonlyMap<string, DirectoryCity>
}

/** The whole public directory at one version. Immutable. */
export type DirectorySnapshot = {
  version: number
  changedAt: Date
  isSample: boolean
  /** Active partners by name, then id. */
  partners: readonly DirectoryEntry[]
  byId: ReadonlyMap<string, DirectoryEntry>
  bySlug: ReadonlyMap<string, DirectoryEntry>
  regions: ReadonlyMap<string, DirectoryRegion>
  cityCount: number
  /** Active items by order, then question. */
  faq: readonly FaqItem[]
  search: SearchIndex
  /** Spatial index over `partners`. */
  points: PointIndex
}

export type DirectoryView = {
  current(): DirectorySnapshot
  /** Catches up with the database; writers await it after commit so that the next read sees their change. */
  refresh(): Promise<DirectorySnapshot>
  /** Loaded at the first call, then kept. */
  gazetteer(): Promise<Gazetteer>
  close(): Promise<void>
}
