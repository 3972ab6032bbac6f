import { regionCode } from '../../../../shared/places/regions.ts'
import type { Query } from '../reading/query.ts'
import type { SharedTexts } from './finder-index.ts'
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
export function matchSubstrings({ index, typed, folded }: Query): Uint8Array {
  const ranks = new Uint8Array(index.ranked.length)
  const text = typed.toLowerCase()
  if (text === '' || text.includes('\0')) return ranks
  if (text.length === 2) {
    for (const [slug, positions] of index.inState)
      if (regionCode(slug).toLowerCase() === text)
        for (const position of positions) raise(ranks, position, HIT.state)
  }
  const { lowerNames, names, states, cities, zipCodes } = index
  matchNames(ranks, lowerNames, text, true)
  matchShared(ranks, states, states.lower, text, HIT.state)
  matchShared(ranks, cities, cities.lower, text, HIT.city)
  matchShared(ranks, zipCodes, zipCodes.lower, text, HIT.zipCode)
  if (folded === '') return ranks
  // Folded "D.C." is no part of "Cloudcroft".
  const isInsideEnough = folded.length > 2
  matchNames(ranks, names, folded, isInsideEnough)
  matchShared(ranks, states, states.words, folded, HIT.state, isInsideEnough)
  matchShared(ranks, cities, cities.words, folded, HIT.city, isInsideEnough)
  return ranks
}

/** A position that the view does not show has no rank, and gets none. */
function raise(ranks: Uint8Array, position: number, rank: number): void {
  if (rank > (ranks[position] as number)) ranks[position] = rank
}

/** Raises the rank of each name that has a folded or lower-case text. */
export function matchNames(ranks: Uint8Array, names: WordIndex, text: string, isInsideEnough: boolean): void {
  const { column, words, postings, postingStarts } = names
  const rankAtStart = (position: number) => {
    const length = endOf(column, position) - (column.starts[position] as number)
    return length === text.length ? HIT.name : HIT.beginning
  }
  const rankWithin = (isAtWord: boolean) => (isAtWord ? HIT.word : isInsideEnough ? HIT.inside : 0)
  if (text.includes(' ')) {
    findTexts(names, text, (position, isAtStart, isAtWord) => {
      raise(ranks, position, isAtStart ? rankAtStart(position) : rankWithin(isAtWord))
    })
    return
  }
  // A letter stands in most names: no call for each of them.
  scanTextColumn(words, text, (word, at) => {
    const end = postingStarts[word + 1] as number
    const within = rankWithin(at === 0)
    for (let place = postingStarts[word] as number; place < end; place++) {
      const posting = postings[place] as number
      const isAtStart = at === 0 && (posting & 1) === 1
      raise(ranks, posting >>> 1, isAtStart ? rankAtStart(posting >>> 1) : within)
    }
  })
}

function matchShared(
  ranks: Uint8Array,
  { members }: SharedTexts,
  column: TextColumn,
  text: string,
  whole: number,
  isInsideEnough = true,
): void {
  scanTextColumn(column, text, (value, at) => {
    const isWhole = at === 0 && endOf(column, value) - (column.starts[value] as number) === text.length
    const isWord = at === 0 || isBoundary(column.text, (column.starts[value] as number) + at - 1)
    const rank = isWhole ? whole : isWord ? HIT.word : isInsideEnough ? HIT.inside : 0
    if (rank > 0) for (const position of members[value] as readonly number[]) raise(ranks, position, rank)
  })
}

const BEST_FIRST: readonly number[] = Object.values(HIT).toReversed()

/** The best of all ranks; 0: nothing matches. */
export const strongestOf = (ranks: Uint8Array): number => BEST_FIRST.find((rank) => ranks.includes(rank)) ?? 0

/** Positions of `first` as they stand there, then those of all ranks but 0, best first, within a rank in order. */
export function positionsByRank(ranks: Uint8Array, first: ReadonlySet<number> = new Set()): Uint32Array {
  for (const position of first) ranks[position] = 0
  return new Uint32Array([...first].concat(...BEST_FIRST.map((rank) => positionsOfRank(ranks, rank))))
}

/** Positions of a rank, in order, at most `limit`. */
export function positionsOfRank(ranks: Uint8Array, rank: number, limit = ranks.length): number[] {
  const positions: number[] = []
  for (let at = ranks.indexOf(rank); at >= 0 && at < ranks.length && positions.length < limit; at++)
    if (ranks[at] === rank) positions.push(at)
  return positions
}
