import type { Lacking, PartnerSort } from '../../../shared/partners/partner-filters.ts'
import type { SearchIndex } from '../../directory/search/indexes/search-index.ts'
import type { TextColumn } from '../../directory/search/indexes/text-column.ts'
import type { DirectoryEntry, DirectorySnapshot } from '../../directory/snapshot/directory-view.ts'

/** What filters, orders and searches of administrators need besides the entry; columns of PartnerIndex. */
export type ListedFacts = {
  isActive: boolean
  email: string
  website: string
  /** A bit for each of LACKING, in its order. */
  lacking: number
  /** As typed; '' without. */
  confirmedOn: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/**
 * All partners that are not deleted, inactive ones included, at one directory version. Immutable. "By position" is by
 * that in `search.ranked`. Entries may be those of the public directory.
 */
export type PartnerIndex = {
  version: number
  /** By name, then id. */
  partners: readonly DirectoryEntry[]
  /** Of the newest index alone, which takes it over from the one before. */
  byId: Map<string, DirectoryEntry>
  services: DirectorySnapshot['services']
  /** As the public one, but of all partners and without words of descriptions. */
  search: SearchIndex
  /** E-mail address and website in lower case, by position. */
  contacts: TextColumn
  slugs: TextColumn
  /** ListedFacts by position: a filter reads 100,000 numbers in a row, not 100,000 objects. */
  isActive: Uint8Array
  lacking: Uint16Array
  confirmedOn: readonly string[]
  createdAt: Float64Array
  /** The positions of all partners in an order; computed when it is first asked for. */
  inOrder(sort: Exclude<PartnerSort, 'best'>): Uint32Array
}

/** Returns the bits of `lacking` that are set in ListedFacts.lacking where all of them are missing. */
export function lackingBits(all: readonly Lacking[], lacking: readonly Lacking[]): number {
  return lacking.reduce((bits, one) => bits | (1 << all.indexOf(one)), 0)
}
