import { searchText } from '../../shared/search.ts'
import type { DirectoryEntry } from './directory-view.ts'
import type { SearchField, SearchIndex } from './search-index.ts'
import { endOf, scanTextColumn } from './text-column.ts'
import { mayContain } from './word-list.ts'

/** How well a partner matches; a higher number stands further up. */
const RANK = { none: 0, rest: 1, namePrefix: 2, exactZipCode: 3, exactCity: 4, exactStateOrName: 5 } as const

/** All partners that match a query. */
export type PartnerMatches = {
  total: number
  /** The matches from number `offset` (0 = the best), at most `limit` of them, in their order. */
  slice(offset: number, limit: number): DirectoryEntry[]
}

/**
 * The partners that match a query by the rule of the spec, section 5: the query, read as searchText does, is a
 * substring of name, city, state or ZIP, whatever the letter case (Unicode lower case; postal codes have letters too);
 * every character stands for itself. One addition of the contract: two letters also match the state with exactly that
 * code. A blank query matches nobody. Order: exact state code or state name or partner name, exact city, exact ZIP,
 * beginning of the name, the rest; within each priority partners first, then by name, then id.
 */
export function matchPartners(index: SearchIndex, query: string): PartnerMatches {
  const wanted = searchText(query).toLowerCase()
  const ranks = new Uint8Array(index.ranked.length)
  if (wanted === '' || wanted.includes('\0')) return { total: 0, slice: () => [] }

  for (const [state, code] of index.stateCodes.entries()) {
    if (code === wanted) rankMembers(index.states, state, RANK.exactStateOrName, ranks)
  }
  rankField(index.states, wanted, RANK.exactStateOrName, ranks)
  rankField(index.cities, wanted, RANK.exactCity, ranks)
  rankField(index.zipCodes, wanted, RANK.exactZipCode, ranks)
  rankNames(index, wanted, ranks)

  let total = 0
  for (const rank of ranks) if (rank !== RANK.none) total += 1
  return { total, slice: (offset, limit) => takeRanked(index.ranked, ranks, offset, Math.min(limit, total)) }
}

function rankNames({ names: { lower }, nameWords }: SearchIndex, wanted: string, ranks: Uint8Array) {
  // Most misspelt queries have a word that no name has. (The list is without accents, which ASCII has none of.)
  if (/^[\x20-\x7e]+$/.test(wanted) && !mayContain(nameWords, wanted)) return
  scanTextColumn(lower, wanted, (position, place) => {
    let rank: number = RANK.rest
    if (place === 0) {
      const isExact = endOf(lower, position) - (lower.starts[position] as number) === wanted.length
      rank = isExact ? RANK.exactStateOrName : RANK.namePrefix
    }
    if (rank > (ranks[position] as number)) ranks[position] = rank
    return false
  })
}

/** Ranks everyone whose value of a field contains the query: `exactRank` where it equals it, else the rest. */
function rankField(field: SearchField, wanted: string, exactRank: number, ranks: Uint8Array) {
  const { lower } = field
  scanTextColumn(lower, wanted, (value) => {
    const length = endOf(lower, value) - (lower.starts[value] as number)
    rankMembers(field, value, length === wanted.length ? exactRank : RANK.rest, ranks)
    return false
  })
}

function rankMembers(field: SearchField, value: number, rank: number, ranks: Uint8Array) {
  const end = field.memberStarts[value + 1] as number
  for (let place = field.memberStarts[value] as number; place < end; place++) {
    const position = field.members[place] as number
    if (rank > (ranks[position] as number)) ranks[position] = rank
  }
}

/** Positions are already in the order within a rank, so each rank is read off in one pass, and only as far as needed. */
function takeRanked(ranked: readonly DirectoryEntry[], ranks: Uint8Array, offset: number, limit: number) {
  const taken: DirectoryEntry[] = []
  let toSkip = offset
  for (let rank: number = RANK.exactStateOrName; rank > RANK.none && taken.length < limit; rank--) {
    for (let at = ranks.indexOf(rank); at >= 0 && taken.length < limit; at = ranks.indexOf(rank, at + 1)) {
      if (toSkip > 0) toSkip -= 1
      else taken.push(ranked[at] as DirectoryEntry)
    }
  }
  return taken
}
