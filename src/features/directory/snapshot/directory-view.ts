import type { FaqItem } from '../../../shared/faq/faq.ts'
import type { FinderIndex } from '../finder/indexes/finder-index.ts'
import type { Service } from '../finder/vocabulary/read-services.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
import type { Gazetteer } from '../places/gazetteer/gazetteer.ts'
import type { DirectoryCity, DirectoryEntry, DirectoryRegion } from './directory-entry.ts'

/** Immutable. */
export type DirectorySnapshot = {
  version: number
  /** Of the server: see readDirectory. */
  timeline: number | null
  changedAt: Date
  isSample: boolean
  /** Active, by name, then id. */
  partners: readonly DirectoryEntry[]
  byId: ReadonlyMap<string, DirectoryEntry>
  bySlug: ReadonlyMap<string, DirectoryEntry>
  regions: ReadonlyMap<string, DirectoryRegion>
  cities: readonly DirectoryCity[]
  /** By slug. */
  services: ReadonlyMap<string, Service>
  /** Active, by order, then question. */
  faq: readonly FaqItem[]
  search: FinderIndex
}

export type DirectoryView = {
  current(): DirectorySnapshot
  /** Await it after commit to read your own change. */
  refresh(): Promise<DirectorySnapshot>
  /** Counts this process's snapshots. */
  revision(): number
  /** To read and build the last change. */
  buildMs(): number
  /** Loaded at the first call. */
  gazetteer(): Promise<Gazetteer>
  shapes(): Promise<RegionShapes>
  close(): Promise<void>
}
