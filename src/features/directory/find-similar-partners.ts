import { mostDescriptionStrength } from './description-words.ts'
import type { DirectoryEntry } from './directory-view.ts'
import { foldText } from './fold-text.ts'
import type { SearchIndex } from './search-index.ts'
import { type PlaceScores, scorePlaces } from './similar-places.ts'
import { readSimilarQuery } from './similar-query.ts'
import { certainStrengths, prepareSpelling } from './similar-strengths.ts'
import {
  createFieldStrength,
  isSimilar,
  LEAST_TOTAL,
  STRENGTH,
  textScore,
  totalScore,
  WEIGHT,
} from './similarity.ts'
import { createTopList } from './top-list.ts'

/** At most this many names are compared letter by letter, those that promise most … */
export const MOST_COMPARISONS = 40_000
/** … and at most this many descriptions are read. A directory of this size is always ranked exactly. */
export const MOST_DESCRIPTIONS = 5000

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
  const withoutName = sumPlaces(index, places)
  const certain = certainStrengths(index.names.folded, similar)
  const spelling = prepareSpelling(index.names, similar)
  const byDescription = WEIGHT.description * mostDescriptionStrength(index.descriptions, similar) + ROUNDING

  let mark = markOf(withoutName, certain, count)
  const bounds = new Float64Array(ranked.length)
  for (let position = 0; position < ranked.length; position++) {
    const known = certain[position] as number
    const base = (withoutName[position] as number) + byDescription
    if (base + WEIGHT.name * Math.max(known, STRENGTH.spelling) < mark) continue
    const bound = base + WEIGHT.name * Math.max(known, spelling.most(position))
    if (bound >= mark && bound > LEAST_TOTAL) bounds[position] = bound
  }
  mark = Math.max(mark, boundOfNumber(bounds, MOST_COMPARISONS))

  const best = createTopList<{ position: number; total: number }>(count, (a, b) => b.total - a.total)
  const descriptionStrength = createFieldStrength(similar)
  let descriptionsRead = 0
  for (let position = 0; position < ranked.length; position++) {
    const bound = bounds[position] as number
    if (bound === 0 || bound < mark) continue
    const known = certain[position] as number
    const name = known >= STRENGTH.substring ? known : Math.max(known, spelling.exact(position))
    if ((withoutName[position] as number) + WEIGHT.name * name + byDescription < mark) continue
    const { description } = ranked[position] as DirectoryEntry
    const isRead = description !== null && byDescription > ROUNDING && descriptionsRead++ < MOST_DESCRIPTIONS
    const { text, geographic } = scoreAt(index, places, position, {
      name,
      description: isRead ? descriptionStrength(foldText(description)) : 0,
    })
    if (isSimilar(text, geographic)) best.add({ position, total: totalScore(text, geographic) })
    mark = Math.max(mark, best.items[count - 1]?.total ?? 0)
  }
  return best.items.map(({ position }) => ranked[position] as DirectoryEntry)
}

function scoreAt(
  { cities, states, zipCodes }: SearchIndex,
  places: PlaceScores,
  position: number,
  own: { name: number; description: number },
) {
  const city = cities.valueAt[position] as number
  const state = states.valueAt[position] as number
  const zipCode = zipCodes.valueAt[position] as number
  return {
    text: textScore({
      ...own,
      city: places.city[city] as number,
      state: places.state[state] as number,
      zipCode: places.zipCode[zipCode] as number,
    }),
    geographic: Math.max(
      places.cityNearness[city] as number,
      places.stateNearness[state] as number,
      places.zipNearness[zipCode] as number,
    ),
  }
}

/** Everyone's total without name and description. */
function sumPlaces({ ranked, cities, states, zipCodes }: SearchIndex, places: PlaceScores): Float64Array {
  const sums = new Float64Array(ranked.length)
  for (let position = 0; position < sums.length; position++) {
    const city = cities.valueAt[position] as number
    const state = states.valueAt[position] as number
    const zipCode = zipCodes.valueAt[position] as number
    const text =
      WEIGHT.city * (places.city[city] as number) +
      WEIGHT.state * (places.state[state] as number) +
      WEIGHT.zipCode * (places.zipCode[zipCode] as number)
    const byZip = places.zipNearness[zipCode] as number
    const byCity = places.cityNearness[city] as number
    const byState = places.stateNearness[state] as number
    sums[position] = text + WEIGHT.geographic * Math.max(byZip, byCity, byState)
  }
  return sums
}

/** The total that the best `count` partners reach for certain; nobody below it can be among them. */
function markOf(withoutName: Float64Array, certain: Float64Array, count: number): number {
  const best = createTopList<number>(count, (a, b) => b - a)
  let least = 0
  for (let position = 0; position < withoutName.length; position++) {
    const total = (withoutName[position] as number) + WEIGHT.name * (certain[position] as number)
    if (total <= least) continue
    best.add(total)
    least = best.items[count - 1] ?? 0
  }
  return least > LEAST_TOTAL ? least - ROUNDING : 0
}

/** A bound that at most `number` of the given ones reach, to a hundredth; 0 when there are not more. */
function boundOfNumber(bounds: Float64Array, number: number): number {
  const counts = new Uint32Array(1001)
  for (const bound of bounds) {
    const bucket = (bound * 100) | 0
    counts[bucket] = (counts[bucket] as number) + 1
  }
  let above = 0
  for (let bucket = counts.length - 1; bucket > 0; bucket--) {
    above += counts[bucket] as number
    if (above > number) return (bucket + 1) / 100
  }
  return 0
}
