import { regionCode } from '../../../../shared/places/regions.ts'
import { searchText } from '../../../../shared/search.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import type { FinderIndex } from './finder-index.ts'
import { endOf, isBoundary, scanTextColumn, type TextColumn, type WordIndex } from './word-index.ts'

/** How well a partner's best field has the query (SEARCH-10); 0: not at all. */
export const HIT = { inside: 1, word: 2, beginning: 3, zipCode: 4, city: 5, state: 6, name: 7 } as const

/** SEARCH-1 and the same of folded texts: by position the best hit of name, city, state or ZIP code. */
export function matchSubstrings(index: FinderIndex, query: string): Uint8Array {
  const ranks = new Uint8Array(index.ranked.length)
  const typed = searchText(query).toLowerCase()
  if (typed === '' || typed.includes('\0')) return ranks
  const folded = foldWords(query)
  if (typed.length === 2) {
    for (const [slug, positions] of index.inState)
      if (regionCode(slug).toLowerCase() === typed)
        for (const position of positions) raise(ranks, position, HIT.state)
  }
  // Folded "D.C." is no part of "Cloudcroft".
  const isInsideEnough = folded.length > 2
  matchTexts(ranks, index.lowerNames, typed, HIT, true)
  matchNames(ranks, index.names, folded, isInsideEnough)
  const { states, cities, zipCodes } = index
  for (const [{ lower, words, members }, name] of [
    [states, HIT.state] as const,
    [cities, HIT.city] as const,
  ]) {
    matchTexts(ranks, lower, typed, { name, beginning: HIT.word }, true, members)
    matchTexts(ranks, words, folded, { name, beginning: HIT.word }, isInsideEnough, members)
  }
  const ofCode = { name: HIT.zipCode, beginning: HIT.word }
  matchTexts(ranks, zipCodes.lower, typed, ofCode, true, zipCodes.members)
  return ranks
}

/** A position that the view does not show has no rank, and gets none. */
function raise(ranks: Uint8Array, position: number, rank: number): void {
  if (rank > (ranks[position] as number)) ranks[position] = rank
}

/** Raises the rank of each name that has a folded text. */
export function matchNames(ranks: Uint8Array, names: WordIndex, text: string, isInsideEnough: boolean): void {
  const { column, words, members } = names
  if (text.includes(' ')) {
    matchTexts(ranks, column, text, HIT, isInsideEnough)
    return
  }
  // A letter stands in most names: no call for each of them.
  scanTextColumn(words, text, (word, at) => {
    const within = at === 0 ? HIT.word : isInsideEnough ? HIT.inside : 0
    for (const position of members[word] as readonly number[]) {
      const isAtStart = at === 0 && column.text.startsWith(text, column.starts[position])
      const isWhole = isAtStart && lengthOf(column, position) === text.length
      raise(ranks, position, isWhole ? HIT.name : isAtStart ? HIT.beginning : within)
    }
  })
}

/** Raises the rank of those who have a text of the column: its members, else the text's own position. */
function matchTexts(
  ranks: Uint8Array,
  column: TextColumn,
  text: string,
  { name: whole, beginning }: { name: number; beginning: number },
  isInsideEnough: boolean,
  members?: readonly (readonly number[])[],
): void {
  scanTextColumn(column, text, (value, at) => {
    const isWord = at === 0 || isBoundary(column.text, (column.starts[value] as number) + at - 1)
    const isWhole = at === 0 && lengthOf(column, value) === text.length
    const within = isWord ? HIT.word : isInsideEnough ? HIT.inside : 0
    const rank = isWhole ? whole : at === 0 ? beginning : within
    if (rank > 0) for (const position of members?.[value] ?? [value]) raise(ranks, position, rank)
  })
}

const lengthOf = (column: TextColumn, value: number) =>
  endOf(column, value) - (column.starts[value] as number)

/** The best of all ranks; 0: nothing matches. */
export const strongestOf = (ranks: Uint8Array): number =>
  ranks.reduce((best, rank) => Math.max(best, rank), 0)

/** Positions of `first` as they stand there, then those of all ranks but 0, best first, within a rank in order. */
export function positionsByRank(ranks: Uint8Array, first: ReadonlySet<number> = new Set()): Uint32Array {
  for (const position of first) ranks[position] = 0
  const best = Object.values(HIT).sort((a, b) => b - a)
  return Uint32Array.from([...first, ...best.flatMap((rank) => positionsOfRank(ranks, rank))])
}

/** Positions of a rank, in order, at most `limit`. */
export function positionsOfRank(ranks: Uint8Array, rank: number, limit = ranks.length): number[] {
  const positions: number[] = []
  for (let at = ranks.indexOf(rank); at >= 0 && at < ranks.length && positions.length < limit; at++)
    if (ranks[at] === rank) positions.push(at)
  return positions
}
