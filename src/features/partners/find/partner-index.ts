import type { Lacking, PartnerSort } from '../../../shared/partners/partner-filters.ts'
import type { TextColumn } from '../../directory/search/text-column.ts'
import type { DirectoryEntry, DirectorySnapshot } from '../../directory/snapshot/directory-view.ts'

/** What filters, orders and searches of administrators need besides the public entry. */
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

/** All partners that are not deleted, inactive ones included, at one directory version. Immutable. */
export type PartnerIndex = {
  /** As the public snapshot, but of all partners, without descriptions and questions. */
  snapshot: DirectorySnapshot
  facts: ReadonlyMap<string, ListedFacts>
  /** E-mail address and website in lower case, by position in `snapshot.search.ranked`. */
  contacts: TextColumn
  slugs: TextColumn
  /** All partners in an order; computed when it is first asked for. */
  inOrder(sort: Exclude<PartnerSort, 'best'>): readonly DirectoryEntry[]
}

/** Returns the bits of `lacking` that are set in ListedFacts.lacking where all of them are missing. */
export function lackingBits(all: readonly Lacking[], lacking: readonly Lacking[]): number {
  return lacking.reduce((bits, one) => bits | (1 << all.indexOf(one)), 0)
}
