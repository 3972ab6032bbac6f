import { searchText } from '../../../../shared/search.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchField } from '../indexes/search-field.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { endOf, scanTextColumn, type TextColumn } from '../../finder/index/text-column.ts'
import { findTexts } from '../../finder/index/word-index.ts'
import { BEST_RANK, type MatchedField, rankHit } from './rank-match.ts'
import { createRanking } from './ranking.ts'

export type PartnerMatches = {
  total: number
  slice(offset: number, limit: number): DirectoryEntry[]
  /** In `index.ranked`. */
  positions(offset: number, limit: number): number[]
}

/** SEARCH-1, ordered as in rank-match.ts. A blank query matches nobody. */
export function matchPartners(index: SearchIndex, query: string): PartnerMatches {
  const ranking = createRanking(index.ranked.length, BEST_RANK)
  rankPartners(index, query, ranking.raise)
  return toMatches(index, ranking.total(), ranking.slice)
}

/** `positions` gives a window. */
export function toMatches(
  index: SearchIndex,
  total: number,
  positions: (offset: number, limit: number) => number[],
): PartnerMatches {
  return {
    total,
    positions: (offset, limit) => positions(offset, limit),
    slice: (offset, limit) =>
      positions(offset, limit).map((position) => index.ranked[position] as DirectoryEntry),
  }
}

/** Raises partners by position in `index.ranked` (SEARCH-1). */
export function rankPartners(
  index: SearchIndex,
  query: string,
  raise: (position: number, rank: number) => void,
): void {
  const wanted = searchText(query).toLowerCase()
  if (wanted === '' || wanted.includes('\0')) return
  const rankMembers = ({ members, memberStarts }: SearchField, value: number, rank: number) => {
    const end = memberStarts[value + 1] as number
    for (let place = memberStarts[value] as number; place < end; place++)
      raise(members[place] as number, rank)
  }
  const rankField = (field: SearchField, name: MatchedField) =>
    scanTextColumn(field.lower, wanted, (value, at) => {
      rankMembers(field, value, rankHit(name, at, lengthOf(field.lower, value), wanted.length))
      return false
    })
  for (const [state, code] of index.stateCodes.entries()) {
    if (code === wanted) rankMembers(index.states, state, rankHit('stateCode', 0, code.length, wanted.length))
  }
  rankField(index.states, 'state')
  rankField(index.cities, 'city')
  rankField(index.zipCodes, 'zipCode')
  const inside = rankHit('name', 1, 0, wanted.length)
  const rankAtStart = (position: number) =>
    rankHit('name', 0, lengthOf(index.names.lower, position), wanted.length)
  findTexts(index.nameIndex.lower, wanted, (position, isAtStart) => {
    raise(position, isAtStart ? rankAtStart(position) : inside)
  })
}

const lengthOf = (column: TextColumn, position: number) =>
  endOf(column, position) - (column.starts[position] as number)
