import { regionCode } from '../../../../shared/places/regions.ts'
import type { Query } from '../reading/query.ts'
import type { FinderIndex } from './finder-index.ts'
import { rarestWord, scanTextColumn, textAt, type WordIndex } from './text-columns.ts'

/** How well a partner's best field has the query (SEARCH-10); 0: not at all. */
export const HIT = { inside: 1, word: 2, beginning: 3, zipCode: 4, city: 5, state: 6, name: 7 } as const

const BEST_FIRST: readonly number[] = Object.values(HIT).toReversed()

/** The best hit of each partner by position, and how many partners have each. */
export type Ranks = { readonly best: Uint8Array; readonly counts: number[] }

/** To work in: a new one for each query, outside the heap, would make the collector run over all that the heap holds. */
let work = new Uint8Array(0)

/** Nothing matches yet. Ends the use of those before. */
function noRanks({ ranked: { length } }: Pick<FinderIndex, 'ranked'>): Ranks {
  if (work.length < length) work = new Uint8Array(length)
  return { best: work.subarray(0, length).fill(0), counts: [length, ...BEST_FIRST.map(() => 0)] }
}

/** A position that the view does not show has no rank, and gets none. */
function raise(ranks: Ranks, position: number, rank: number): void {
  if (rank > (ranks.best[position] as number)) setRank(ranks, position, rank)
}

function raiseAll(ranks: Ranks, positions: readonly number[], rank: number): void {
  if (rank > 0) for (const position of positions) raise(ranks, position, rank)
}

function setRank({ best, counts }: Ranks, position: number, rank: number): void {
  const before = best[position] as number
  best[position] = rank
  counts[before] = (counts[before] as number) - 1
  counts[rank] = (counts[rank] as number) + 1
}

/** SEARCH-1 and the same of folded texts, in name, city, state and ZIP code. */
export function matchSubstrings({ index, typed, folded }: Query): Ranks {
  const ranks = noRanks(index)
  const text = typed.toLowerCase()
  if (text === '' || text.includes('\0')) return ranks
  if (text.length === 2) {
    for (const [slug, positions] of index.inState)
      if (regionCode(slug).toLowerCase() === text) raiseAll(ranks, positions, HIT.state)
  }
  // Folded "D.C." is no part of "Cloudcroft".
  const isInsideEnough = folded.length > 2
  matchNames(ranks, index.lowerNames, text, true)
  matchNames(ranks, index.names, folded, isInsideEnough)
  for (const field of ['state', 'city', 'zipCode'] as const) {
    const { lower, words, members } = index.shared[field]
    for (const { column, part, isInside } of [
      { column: lower, part: text, isInside: true },
      { column: words, part: folded, isInside: isInsideEnough },
    ])
      scanTextColumn(column, part, (value) => {
        const rank = rankOf(textAt(column, value), part, isInside, HIT[field], HIT.word)
        raiseAll(ranks, members[value] as readonly number[], rank)
      })
  }
  return ranks
}

/** How well a text has a part of it, by its first place. */
function rankOf(
  text: string,
  part: string,
  isInsideEnough: boolean,
  whole: number = HIT.name,
  start: number = HIT.beginning,
): number {
  const at = text.indexOf(part)
  if (at === 0) return text.length === part.length ? whole : start
  if (at < 0) return 0
  return isBoundary(text, at - 1) ? HIT.word : isInsideEnough ? HIT.inside : 0
}

function matchNames(ranks: Ranks, names: WordIndex, text: string, isInsideEnough: boolean): void {
  const { column } = names
  const isWord = !text.includes(' ')
  for (const { place, positions } of rarestWord(names, text)) {
    if (isWord && place > 0) {
      raiseAll(ranks, positions, isInsideEnough ? HIT.inside : 0)
      continue
    }
    for (const position of positions) {
      const isRead = !isWord || column.text.startsWith(text, column.starts[position])
      raise(ranks, position, isRead ? rankOf(textAt(column, position), text, isInsideEnough) : HIT.word)
    }
  }
}

/** How well each partner's name has the folded query. */
export function rankNames({ index, folded }: Pick<Query, 'index' | 'folded'>): Ranks {
  const ranks = noRanks(index)
  matchNames(ranks, index.names, folded, true)
  return ranks
}

/** The best of all ranks; 0: nothing matches. */
export const strongestOf = ({ counts }: Ranks): number => counts.findLastIndex((count) => count > 0)

/** Positions of `first` as they stand there, then those of all ranks but 0, best first, within a rank in order. */
export function positionsByRank(ranks: Ranks, first: ReadonlySet<number> = new Set()): Uint32Array {
  for (const position of first) setRank(ranks, position, 0)
  const { best, counts } = ranks
  /** Where the next position of each rank goes. */
  const next = new Uint32Array(counts.length)
  let end = first.size
  for (const rank of BEST_FIRST) {
    next[rank] = end
    end += counts[rank] as number
  }
  const positions = new Uint32Array(end)
  positions.set([...first])
  for (let position = 0; position < best.length; position++) {
    const rank = best[position] as number
    if (rank > 0) positions[(next[rank] as number)++] = position
  }
  return positions
}

/** Positions of a rank, in order, at most `limit`. */
export function positionsOfRank({ best, counts }: Ranks, rank: number, limit = best.length): number[] {
  const positions: number[] = []
  const wanted = Math.min(limit, counts[rank] as number)
  for (let at = 0; positions.length < wanted; at++) if (best[at] === rank) positions.push(at)
  return positions
}

/** Whether a word may begin after the character at `at`. */
const isBoundary = (text: string, at: number) => !/[\p{L}\p{N}]/u.test(text.charAt(at))
