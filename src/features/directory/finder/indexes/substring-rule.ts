import { regionCode } from '../../../../shared/places/regions.ts'
import { searchText } from '../../../../shared/search.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import type { FinderIndex, SharedTexts } from './finder-index.ts'
import {
  endOf,
  findTexts,
  isBoundary,
  scanTextColumn,
  type TextColumn,
  type WordIndex,
} from './word-index.ts'

/** How well a partner's best field has the query (SEARCH-10); 0: not at all. */
export const HIT = { inside: 1, word: 2, beginning: 3, zipCode: 4, city: 5, state: 6, name: 7 } as const

/** SEARCH-1 and the same of folded texts: by position the best hit of name, city, state or ZIP code. */
export function matchSubstrings(index: FinderIndex, query: string): Uint8Array {
  const ranks = new Uint8Array(index.ranked.length)
  // A position beyond has no rank, and gets none.
  const raise = (position: number, rank: number) => {
    if (rank > (ranks[position] as number)) ranks[position] = rank
  }
  const typed = searchText(query).toLowerCase()
  if (typed === '' || typed.includes('\0')) return ranks
  const folded = foldWords(query)
  if (typed.length === 2) {
    for (const [slug, positions] of index.inState)
      if (regionCode(slug).toLowerCase() === typed)
        for (const position of positions) raise(position, HIT.state)
  }
  const asked = [
    { text: typed, column: 'lower', names: index.lowerNames },
    { text: folded, column: 'words', names: index.names },
  ] as const
  for (const { text, column, names } of asked) {
    if (text === '') continue
    // Folded "D.C." is no part of "Cloudcroft".
    const isInsideEnough = column === 'lower' || text.length > 2
    matchNames(names, text, isInsideEnough, raise)
    matchShared(index.states, column, text, HIT.state, isInsideEnough, raise)
    matchShared(index.cities, column, text, HIT.city, isInsideEnough, raise)
    if (column === 'lower') matchShared(index.zipCodes, column, text, HIT.zipCode, true, raise)
  }
  return ranks
}

type Raise = (position: number, rank: number) => void

/** Calls `raise` for each name that has a folded or lower-case text. */
export function matchNames(names: WordIndex, text: string, isInsideEnough: boolean, raise: Raise): void {
  const { column } = names
  findTexts(names, text, (position, isAtStart, isAtWord) => {
    if (isAtStart) {
      const length = endOf(column, position) - (column.starts[position] as number)
      raise(position, length === text.length ? HIT.name : HIT.beginning)
    } else if (isAtWord || isInsideEnough) raise(position, isAtWord ? HIT.word : HIT.inside)
  })
}

function matchShared(
  { lower, words, members }: SharedTexts,
  name: 'lower' | 'words',
  text: string,
  whole: number,
  isInsideEnough: boolean,
  raise: Raise,
): void {
  const column: TextColumn = name === 'lower' ? lower : words
  scanTextColumn(column, text, (value, at) => {
    const isWhole = at === 0 && endOf(column, value) - (column.starts[value] as number) === text.length
    const isWord = at === 0 || isBoundary(column.text, (column.starts[value] as number) + at - 1)
    if (isWhole || isWord || isInsideEnough)
      for (const position of members[value] as readonly number[])
        raise(position, isWhole ? whole : isWord ? HIT.word : HIT.inside)
    return false
  })
}

/** Positions of all ranks but 0, best first, within a rank in order. */
export function positionsByRank(ranks: Uint8Array): number[] {
  const starts = new Uint32Array(HIT.name + 2)
  for (const rank of ranks) starts[rank] = (starts[rank] as number) + 1
  let start = 0
  for (let rank: number = HIT.name; rank > 0; rank--) {
    const count = starts[rank] as number
    starts[rank] = start
    start += count
  }
  const positions = new Array<number>(start)
  for (let position = 0; position < ranks.length; position++) {
    const rank = ranks[position] as number
    if (rank === 0) continue
    const at = starts[rank] as number
    positions[at] = position
    starts[rank] = at + 1
  }
  return positions
}

/** Positions of a rank, in order, at most `limit`. */
export function positionsOfRank(ranks: Uint8Array, rank: number, limit = ranks.length): number[] {
  const positions: number[] = []
  for (let at = ranks.indexOf(rank); at >= 0 && at < ranks.length && positions.length < limit; at++)
    if (ranks[at] === rank) positions.push(at)
  return positions
}
