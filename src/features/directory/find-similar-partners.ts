import { mostDescriptionStrength } from './description-words.ts'
import type { DirectoryEntry } from './directory-view.ts'
import { foldText } from './fold-text.ts'
import type { SearchIndex } from './search-index.ts'
import { scorePlaces } from './similar-places.ts'
import { readSimilarQuery } from './similar-query.ts'
import { prepareStrengths } from './similar-strengths.ts'
import { createFieldStrength, isSimilar, LEAST_TOTAL, textScore, totalScore, WEIGHT } from './similarity.ts'
import { createTopList } from './top-list.ts'

/** Beyond this many candidates in the race, descriptions (0.5 of 8 in text weights) are no longer read. */
export const MOST_DESCRIPTIONS = 5000

/** Candidates are taken from the highest bound down, in buckets of a hundredth. */
const BUCKETS_PER_POINT = 100
const BUCKETS =
  Math.ceil(Object.values(WEIGHT).reduce<number>((sum, weight) => sum + weight, 0) * BUCKETS_PER_POINT) + 2
/** Bounds and totals are summed in different orders; no true difference is this small. */
const ROUNDING = 1e-9

type Candidate = { position: number; total: number }

/**
 * The partners most like a query that matched nobody: at most `count`, best first, equal ones in the order of `ranked`.
 * The totals are those of createSimilarity. Everyone's upper bound is reckoned from the distinct cities, states and
 * ZIPs, from words found in names and from characters that names share with the query; names' spelling and
 * descriptions are then read from the highest bound down, until nobody left can come in. The answer is that of a full
 * scan, unless more than MOST_DESCRIPTIONS candidates stay in the race: then the descriptions of the rest count nothing.
 */
export function findSimilarPartners(index: SearchIndex, query: string, count = 3): DirectoryEntry[] {
  const similar = readSimilarQuery(query)
  if (similar.text === '' || similar.text.includes('\0')) return []
  const { ranked, cities, states, zipCodes } = index
  const places = scorePlaces(index, similar)
  const names = prepareStrengths(index.names, similar)
  const descriptionStrength = createFieldStrength(similar)
  const mostByDescription = WEIGHT.description * mostDescriptionStrength(index.descriptions, similar)

  const scored = { text: 0, geographic: 0 }
  const score = (position: number, name: number, description: number): number => {
    const city = cities.valueAt[position] as number
    const state = states.valueAt[position] as number
    const zipCode = zipCodes.valueAt[position] as number
    scored.geographic = Math.max(
      places.cityNearness[city] as number,
      places.stateNearness[state] as number,
      places.zipNearness[zipCode] as number,
    )
    scored.text = textScore({
      name,
      city: places.city[city] as number,
      state: places.state[state] as number,
      zipCode: places.zipCode[zipCode] as number,
      description,
    })
    return totalScore(scored.text, scored.geographic)
  }
  const bounds = new Float64Array(ranked.length)
  for (let position = 0; position < ranked.length; position++) {
    bounds[position] = score(position, names.most[position] as number, 0) + mostByDescription + ROUNDING
  }

  const best = createTopList<Candidate>(count, (a, b) => b.total - a.total || a.position - b.position)
  let descriptionsRead = 0
  const least = () => best.items[count - 1]?.total ?? 0
  for (const bucket of inBuckets(bounds)) {
    if ((bounds[bucket[0] as number] as number) + 1 / BUCKETS_PER_POINT < least()) break
    for (const position of bucket) {
      if ((bounds[position] as number) < least()) continue
      const name = names.exact(position)
      let total = score(position, name, 0)
      if (total + mostByDescription + ROUNDING < least()) continue
      const { description } = ranked[position] as DirectoryEntry
      if (description && mostByDescription > 0 && descriptionsRead++ < MOST_DESCRIPTIONS) {
        total = score(position, name, descriptionStrength(foldText(description)))
      }
      if (isSimilar(scored.text, scored.geographic)) best.add({ position, total })
    }
  }
  return best.items.map(({ position }) => ranked[position] as DirectoryEntry)
}

/** Positions by falling bound, a bucket at a time, and by position within; those too low to be kept are left out. */
function* inBuckets(bounds: Float64Array): Generator<Uint32Array> {
  const buckets = new Uint16Array(bounds.length)
  const ends = new Uint32Array(BUCKETS + 1)
  for (let position = 0; position < bounds.length; position++) {
    const bound = bounds[position] as number
    if (bound <= LEAST_TOTAL) continue
    const bucket = (bound * BUCKETS_PER_POINT) | 0
    buckets[position] = bucket
    ends[bucket] = (ends[bucket] as number) + 1
  }
  for (let bucket = 1; bucket <= BUCKETS; bucket++) {
    ends[bucket] = (ends[bucket] as number) + (ends[bucket - 1] as number)
  }
  const sorted = new Uint32Array(ends[BUCKETS] as number)
  const next = ends.slice()
  for (let position = bounds.length - 1; position >= 0; position--) {
    const bucket = buckets[position] as number
    if (bucket === 0) continue
    const place = (next[bucket] as number) - 1
    sorted[place] = position
    next[bucket] = place
  }
  for (let bucket = BUCKETS; bucket > 0; bucket--) {
    const start = ends[bucket - 1] as number
    const end = ends[bucket] as number
    if (end > start) yield sorted.subarray(start, end)
  }
}
