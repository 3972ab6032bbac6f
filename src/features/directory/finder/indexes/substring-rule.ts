import { regionCode } from '../../../../shared/places/regions.ts'
import type { Query } from '../reading/query.ts'
import type { SharedTexts } from './finder-index.ts'

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
  // Folded "D.C." is no part of "Cloudcroft".
  const isInsideEnough = folded.length > 2
  matchNames(ranks, index.lowerNames, text, true)
  matchNames(ranks, index.names, folded, isInsideEnough)
  for (const field of ['state', 'city', 'zipCode'] as const) {
    const { lower, words, members } = index.shared[field]
    matchColumn(ranks, lower, text, { whole: HIT[field], members })
    matchColumn(ranks, words, folded, { whole: HIT[field], members, isInsideEnough })
  }
  return ranks
}

/** A position that the view does not show has no rank, and gets none. */
function raise(ranks: Uint8Array, position: number, rank: number): void {
  if (rank > (ranks[position] as number)) ranks[position] = rank
}

type Column = {
  /** The rank of a text that is the query. */
  whole: number
  /** Positions of those who share each text; default: one text for each position. */
  members?: SharedTexts['members']
  isInsideEnough?: boolean
}

/** Raises the rank of each partner whose text in a column contains the query. */
function matchColumn(
  ranks: Uint8Array,
  column: TextColumn,
  text: string,
  { whole, members, isInsideEnough = true }: Column,
): void {
  const start = members ? HIT.word : HIT.beginning
  scanTextColumn(column, text, (at, place, length) => {
    const isWord = place === 0 || isBoundary(column.text, (column.starts[at] as number) + place - 1)
    const within = isWord ? HIT.word : isInsideEnough ? HIT.inside : 0
    const rank = place > 0 ? within : length === text.length ? whole : start
    if (members) for (const position of members[at] as readonly number[]) raise(ranks, position, rank)
    else raise(ranks, at, rank)
  })
}

/** The same of names. A single word is sought in their distinct words: a tenth of the characters at 100,000 names. */
function matchNames(ranks: Uint8Array, names: WordIndex, text: string, isInsideEnough: boolean): void {
  const { column, words, having } = names
  if (text.includes(' ')) {
    matchColumn(ranks, column, text, { whole: HIT.name, isInsideEnough })
    return
  }
  scanTextColumn(words, text, (word, place) => {
    const within = place === 0 ? HIT.word : isInsideEnough ? HIT.inside : 0
    for (const position of having.get(textAt(words, word)) ?? []) {
      const start = column.starts[position] as number
      const isWhole = endOf(column, position) - start === text.length
      const isAtStart = place === 0 && column.text.startsWith(text, start)
      raise(ranks, position, !isAtStart ? within : isWhole ? HIT.name : HIT.beginning)
    }
  })
}

/** How well each partner's name has the folded query. */
export function rankNames({ index, folded }: Pick<Query, 'index' | 'folded'>): Uint8Array {
  const ranks = new Uint8Array(index.ranked.length)
  matchNames(ranks, index.names, folded, true)
  return ranks
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

/** Whether a word may begin after the character at `at`. */
const isBoundary = (text: string, at: number) => !/[\p{L}\p{N}]/u.test(text.charAt(at))

/** Short texts joined by NUL for one scan. PostgreSQL's text cannot hold NUL, so no match crosses texts. */
export type TextColumn = {
  readonly text: string
  /** The last entry marks the end. */
  readonly starts: Uint32Array
}

const SEPARATOR = '\0'
/** Texts between two yields. */
const BATCH = 1000

/** A generator for runInSlices. */
export function* buildTextColumn(
  count: number,
  textAt: (position: number) => string,
): Generator<undefined, TextColumn, undefined> {
  const starts = new Uint32Array(count + 1)
  const texts: string[] = []
  let end = 0
  for (let position = 0; position < count; position++) {
    const text = textAt(position)
    starts[position] = end
    end += text.length + SEPARATOR.length
    texts.push(text)
    if (position % BATCH === 0) yield
  }
  starts[count] = end
  return { text: [...texts, ''].join(SEPARATOR), starts }
}

/** By position. */
export function textAt(column: TextColumn, position: number): string {
  return column.text.slice(column.starts[position], endOf(column, position))
}

/** Returns the position of a text's separator. */
function endOf(column: TextColumn, position: number): number {
  return (column.starts[position + 1] ?? 1) - SEPARATOR.length
}

/** Calls `onHit` with the first offset in each text that contains `query`, and the text's length. */
export function scanTextColumn(
  column: TextColumn,
  query: string,
  onHit: (position: number, place: number, length: number) => void,
): void {
  const { text, starts } = column
  if (query === '' || query.includes(SEPARATOR)) return
  let position = 0
  for (let hit = text.indexOf(query); hit >= 0; ) {
    while ((starts[position + 1] as number) <= hit) position += 1
    const start = starts[position] as number
    const next = starts[position + 1] as number
    onHit(position, hit - start, next - start - SEPARATOR.length)
    hit = text.indexOf(query, next)
  }
}

/** Finds texts by their words, which single spaces divide. */
export type WordIndex = {
  readonly column: TextColumn
  readonly words: TextColumn
  /** Positions of the texts that have a word; twice where one has it twice. */
  readonly having: ReadonlyMap<string, readonly number[]>
}

/** A generator for runInSlices. */
export function* buildWordIndex(column: TextColumn): Generator<undefined, WordIndex, undefined> {
  const having = new Map<string, number[]>()
  for (let position = 0; position < column.starts.length - 1; position++) {
    for (const word of textAt(column, position).split(' ')) {
      const known = having.get(word)
      if (known) known.push(position)
      else having.set(word, [position])
    }
    if (position % BATCH === 0) yield
  }
  const list = [...having.keys()]
  const words = yield* buildTextColumn(list.length, (number) => list[number] as string)
  return { column, words, having }
}
