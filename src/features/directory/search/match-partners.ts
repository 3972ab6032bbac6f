import { searchText } from '../../../shared/search.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'
import { BEST_RANK, type MatchedField, NO_MATCH, rankHit } from './rank-match.ts'
import type { SearchField, SearchIndex } from './search-index.ts'
import { endOf, scanTextColumn, type TextColumn } from './text-column.ts'
import { mayContain } from './word-list.ts'

export type PartnerMatches = {
  total: number
  slice(offset: number, limit: number): DirectoryEntry[]
}

/** Matches partners by SEARCH-1, ordered as in rank-match.ts. A blank query matches nobody. */
export function matchPartners(index: SearchIndex, query: string): PartnerMatches {
  const ranks = rankPartners(index, query)
  let total = 0
  for (const rank of ranks) if (rank !== NO_MATCH) total += 1
  return { total, slice: (offset, limit) => takeRanked(index.ranked, ranks, offset, Math.min(limit, total)) }
}

/** Returns each partner's rank by SEARCH-1, in the order of `index.ranked`. */
export function rankPartners(index: SearchIndex, query: string): Uint8Array {
  const wanted = searchText(query).toLowerCase()
  const ranks = new Uint8Array(index.ranked.length)
  if (wanted === '' || wanted.includes('\0')) return ranks

  for (const [state, code] of index.stateCodes.entries()) {
    const rank = code === wanted ? rankHit('stateCode', 0, code.length, wanted.length) : NO_MATCH
    rankMembers(index.states, state, rank, ranks)
  }
  rankField(index.states, 'state', wanted, ranks)
  rankField(index.cities, 'city', wanted, ranks)
  rankField(index.zipCodes, 'zipCode', wanted, ranks)
  rankNames(index, wanted, ranks)
  return ranks
}

function rankNames({ names: { lower }, nameWords }: SearchIndex, wanted: string, ranks: Uint8Array) {
  // Misspelt words are usually in no name. The list has no accents: ASCII queries only.
  if (/^[\x20-\x7e]+$/.test(wanted) && !mayContain(nameWords, wanted)) return
  scanTextColumn(lower, wanted, (position, place) => {
    const rank = rankHit('name', place, lengthOf(lower, position), wanted.length)
    if (rank > (ranks[position] as number)) ranks[position] = rank
    return false
  })
}

function rankField(column: SearchField, field: MatchedField, wanted: string, ranks: Uint8Array) {
  scanTextColumn(column.lower, wanted, (value, place) => {
    rankMembers(column, value, rankHit(field, place, lengthOf(column.lower, value), wanted.length), ranks)
    return false
  })
}

const lengthOf = (column: TextColumn, position: number) =>
  endOf(column, position) - (column.starts[position] as number)

function rankMembers(field: SearchField, value: number, rank: number, ranks: Uint8Array) {
  const end = field.memberStarts[value + 1] as number
  for (let place = field.memberStarts[value] as number; place < end; place++) {
    const position = field.members[place] as number
    if (rank > (ranks[position] as number)) ranks[position] = rank
  }
}

/** Positions within a rank are in order: one pass per rank. */
function takeRanked(ranked: readonly DirectoryEntry[], ranks: Uint8Array, offset: number, limit: number) {
  const taken: DirectoryEntry[] = []
  let toSkip = offset
  for (let rank = BEST_RANK; rank > NO_MATCH && taken.length < limit; rank--) {
    for (let at = ranks.indexOf(rank); at >= 0 && taken.length < limit; at = ranks.indexOf(rank, at + 1)) {
      if (toSkip > 0) toSkip -= 1
      else taken.push(ranked[at] as DirectoryEntry)
    }
  }
  return taken
}
