import type { Lacking, PartnerSort } from '../../../shared/partners/partner-filters.ts'
import type { FinderIndex } from '../../directory/finder/indexes/finder-index.ts'
import type { TextColumn } from '../../directory/finder/indexes/text-column.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../directory/snapshot/directory-view.ts'

/** What filters, orders and searches need besides the entry; columns of PartnerIndex. */
export type ListedFacts = {
  isActive: boolean
  email: string
  website: string
  /** A bit for each of LACKING. */
  lacking: number
  /** As typed; '' without. */
  confirmedOn: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/**
 * All partners that are not deleted, at one directory version. Immutable. "By position" is by that in
 * `search.ranked`. Entries may be those of the public directory.
 */
export type PartnerIndex = {
  version: number
  /** By name, then id. */
  partners: readonly DirectoryEntry[]
  byId: ReadonlyMap<string, DirectoryEntry>
  /** What is known of each besides its entry. */
  factsOf: ReadonlyMap<string, ListedFacts>
  services: DirectorySnapshot['services']
  /** The public one's form. */
  search: FinderIndex
  /** In lower case, by position. */
  contacts: TextColumn
  slugs: TextColumn
  /** By position: a filter reads 100,000 numbers in a row, not 100,000 objects. */
  isActive: Uint8Array
  lacking: Uint16Array
  confirmedOn: readonly string[]
  createdAt: Float64Array
  /** Positions; computed when first asked for. */
  inOrder(sort: Exclude<PartnerSort, 'best'>): Uint32Array
}

/** The bits of `lacking` in ListedFacts.lacking. */
export function lackingBits(all: readonly Lacking[], lacking: readonly Lacking[]): number {
  return lacking.reduce((bits, one) => bits | (1 << all.indexOf(one)), 0)
}
