import type { FaqItem } from '../../../shared/faq/faq.ts'
import type { Region } from '../../../shared/places/regions.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { PointIndex } from './point-index.ts'

/** One active partner as it is kept in memory: what lists, counts, search and distances need, and no more. */
export type DirectoryEntry = {
  id: string
  slug: string
  name: string
  city: string
  citySlug: string
  /** Full region name as stored. */
  state: string
  stateSlug: string
  zipCode: string
  /** For a family that writes while the database is unavailable. */
  phone: string
  /** Read by the ranking of similar partners alone. */
  description: string | null
  isPriority: boolean
  latitude: number | null
  longitude: number | null
  /** Milliseconds since 1970: the true lastmod of its page. */
  updatedAt: number
}

/** One city with active partners. Its point is the mean of theirs, null when none has one. */
export type DirectoryCity = {
  city: string
  citySlug: string
  state: string
  stateSlug: string
  latitude: number | null
  longitude: number | null
  /** By name. */
  partners: readonly DirectoryEntry[]
}

/** One region with active partners. `region` is null for a state name that no list knows. */
export type DirectoryRegion = {
  region: Region | null
  state: string
  stateSlug: string
  /** By name. */
  partners: readonly DirectoryEntry[]
  /** By city slug, in the order of their names. */
  cities: ReadonlyMap<string, DirectoryCity>
}

/** The whole public directory at one version. Never changed: a new version is a new snapshot. */
export type DirectorySnapshot = {
  version: number
  changedAt: Date
  /** True while the directory holds made-up sample partners. */
  isSample: boolean
  /** All active partners by name, then id. */
  partners: readonly DirectoryEntry[]
  byId: ReadonlyMap<string, DirectoryEntry>
  bySlug: ReadonlyMap<string, DirectoryEntry>
  /** By state slug. */
  regions: ReadonlyMap<string, DirectoryRegion>
  cityCount: number
  /** Active items by order, then question. */
  faq: readonly FaqItem[]
  search: SearchIndex
  /** Where the partners are, over `partners`. */
  points: PointIndex
}

/** The snapshot that this process serves from. */
export type DirectoryView = {
  current(): DirectorySnapshot
  /** Catches up with the database; a writer awaits it after its commit, so that its next read sees the change. */
  refresh(): Promise<DirectorySnapshot>
  /** The places of both countries, with or without partners; read at the first call, then kept. */
  gazetteer(): Promise<Gazetteer>
  /** Stops listening for other processes' changes. */
  close(): Promise<void>
}
