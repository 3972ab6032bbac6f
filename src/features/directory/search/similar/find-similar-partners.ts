import type { DirectoryEntry } from '../../snapshot/directory-view.ts'
import { foldText } from '../fold-text.ts'
import type { SearchIndex } from '../search-index.ts'
import { createTopList } from '../top-list.ts'
import { mayContain } from '../word-list.ts'
import { scorePlaces } from './similar-places.ts'
import { readSimilarQuery, type SimilarQuery } from './similar-query.ts'
import { certainStrengths, exactBySpelling, mostBySpelling, prepareSpelling } from './similar-strengths.ts'
import {
  createFieldStrength,
  isSimilar,
  LEAST_LIKENESS,
  LEAST_TOTAL,
  STRENGTH,
  textScore,
  totalScore,
  WEIGHT,
  wordStrength,
} from './similarity.ts'

/** At most this many names, for each 32 characters of the query, are compared letter by letter … */
export const MOST_COMPARISONS = 40_000
const FIRST_COMPARISONS = 500
/** … and at most this many descriptions are read. A directory of up to this size is always ranked exactly. */
const MOST_DESCRIPTIONS = 2000

/** Bounds and totals are summed in different orders; no true difference is this small. */
const ROUNDING = 1e-9

/**
 * The partners most like a query that matched nobody: at most `count`, best first, equal ones in the order of `ranked`.
 * The totals are those of createSimilarity. What each partner has for certain (its distinct city, state and ZIP, words
 * found in its name) sets a mark; only those whose bound reaches it (by the characters that their names share with the
 * query, by the words that any description has) are compared in full. That gives the answer of a full scan, unless
 * more than MOST_COMPARISONS names reach the mark, of which those with the highest bounds are compared, or more than
 * MOST_DESCRIPTIONS descriptions (0.5 of 8 in text weights) would be read, of which the rest count nothing.
 */
export function findSimilarPartners(index: SearchIndex, query: string, count = 3): DirectoryEntry[] {
  const similar = readSimilarQuery(query)
  if (similar.text === '' || similar.text.includes('\0')) return []
  const { ranked } = index
  const places = scorePlaces(index, similar)
  const texts = [similar.text, similar.subject]
  const certain = certainStrengths(index.names.folded, texts, similar.words, (text) => {
    return mayContain(index.nameWords, text)
  })
  const spelling = prepareSpelling(index.names, similar)
  const byDescription = WEIGHT.description * mostDescriptionStrength(index, similar) + ROUNDING

  let mark = markOf(places.sums, certain, count)
  const candidates: number[] = []
  const bounds: number[] = []
  for (let position = 0; position < ranked.length; position++) {
    const known = certain(position)
    const base = (places.sums[position] as number) + byDescription
    if (base + WEIGHT.name * Math.max(known, STRENGTH.spelling) < mark) continue
    const bound = base + WEIGHT.name * Math.max(known, mostBySpelling(spelling, position))
    if (bound < mark || bound <= LEAST_TOTAL) continue
    candidates.push(position)
    bounds.push(bound)
  }

  const best = createTopList<{ position: number; total: number }>(count, (a, b) => {
    return b.total - a.total || a.position - b.position
  })
  const descriptionStrength = createFieldStrength([similar.subject], similar.words, (text) => {
    return mayContain(index.descriptionWords, text)
  })
  let descriptionsRead = 0
  const compare = (position: number) => {
    const known = certain(position)
    const name = known >= STRENGTH.substring ? known : Math.max(known, exactBySpelling(spelling, position))
    if ((places.sums[position] as number) + WEIGHT.name * name + byDescription < mark) return
    const { description } = ranked[position] as DirectoryEntry
    const isRead = description !== null && byDescription > ROUNDING && descriptionsRead++ < MOST_DESCRIPTIONS
    const text = textScore({
      name,
      city: places.cityAt(position),
      state: places.stateAt(position),
      zipCode: places.zipCodeAt(position),
      description: isRead ? descriptionStrength(foldText(description)) : 0,
    })
    const geographic = places.geographicAt(position)
    if (isSimilar(text, geographic)) best.add({ position, total: totalScore(text, geographic) })
    mark = Math.max(mark, best.items[count - 1]?.total ?? 0)
  }
  // The most promising few first: they raise the mark, and few of the others then reach it.
  const blocks = Math.ceil(similar.text.length / 32)
  const [few, least] = highestBounds(bounds, [FIRST_COMPARISONS, Math.floor(MOST_COMPARISONS / blocks)])
  for (const [number, position] of candidates.entries()) {
    if ((bounds[number] as number) >= few) compare(position)
  }
  for (const [number, position] of candidates.entries()) {
    const bound = bounds[number] as number
    if (bound < few && bound >= least && bound >= mark) compare(position)
  }
  return best.items.map(({ position }) => ranked[position] as DirectoryEntry)
}

/** A number that no description's strength against the query exceeds. */
function mostDescriptionStrength({ descriptionWords }: SearchIndex, query: SimilarQuery): number {
  const mayHave = (text: string) => mayContain(descriptionWords, text)
  if (mayHave(query.subject)) return STRENGTH.exact
  const letters = query.words.filter(mayHave).reduce((sum, word) => sum + word.length, 0)
  const isComparable = query.subject.length > LEAST_LIKENESS * descriptionWords.shortest
  return Math.max(wordStrength(letters, query.words), isComparable ? STRENGTH.spelling : 0)
}

/** The total that the best `count` partners reach for certain: nobody below it can be among them. */
function markOf(places: Float64Array, certain: (position: number) => number, count: number): number {
  const best = createTopList<number>(count, (a, b) => b - a)
  let least = 0
  for (let position = 0; position < places.length; position++) {
    const total = (places[position] as number) + WEIGHT.name * certain(position)
    if (total <= least) continue
    best.add(total)
    least = best.items[count - 1] ?? 0
  }
  return least > LEAST_TOTAL ? least - ROUNDING : 0
}

/** For each of two numbers a bound, to a hundredth, that no more than so many of the given ones reach; above 0. */
function highestBounds(bounds: readonly number[], numbers: readonly [number, number]): [number, number] {
  const counts = new Uint32Array(1001)
  for (const bound of bounds) {
    const hundredths = (bound * 100) | 0
    counts[hundredths] = (counts[hundredths] as number) + 1
  }
  const cut = (most: number) => {
    let above = 0
    let least = counts.length
    while (least > 1 && above + (counts[least - 1] as number) <= most) above += counts[--least] as number
    return least / 100
  }
  return [cut(numbers[0]), cut(numbers[1])]
}
