import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchField } from '../indexes/search-field.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { scanTextColumn, textAt } from '../../finder/index/text-column.ts'
import type { SimilarQuery } from './similar-query.ts'
import { exactLikeness, maxLikeness, prepareLikeness, strengthsOf } from './similar-strengths.ts'
import { NEARNESS, SAME_PLACE_LIKENESS, STRENGTH, WEIGHT, zipNearness } from './similarity.ts'

export type PlaceScores = {
  cityAt(position: number): number
  stateAt(position: number): number
  zipCodeAt(position: number): number
  geographicAt(position: number): number
  /** Weighted place strengths plus geographic score, by position. */
  sums: Float64Array
  /** False when all sums are 0. */
  isAny: boolean
}

/** Each distinct city, state and ZIP once. */
export function scorePlaces(index: SearchIndex, query: SimilarQuery): PlaceScores {
  const { ranked, cities, states, zipCodes, stateSlugs } = index
  const isByName = query.zip5 === null && query.region === null
  const city = scoreField(cities, WEIGHT.city, strengthsOf(cities, query.subject, query.words))
  const state = scoreField(states, WEIGHT.state, strengthsOf(states, query.text, query.words))
  const byZip = query.hasDigit
    ? strengthsOf(zipCodes, query.text, query.words)
    : new Float64Array(zipCodes.count)
  const zipCode = scoreField(zipCodes, WEIGHT.zipCode, byZip)
  if (isByName) {
    markSamePlace(cities, query, city)
    markSamePlace(states, query, state)
  }
  for (let value = 0; value < states.count; value++) {
    if (query.region?.slug !== stateSlugs[value]) continue
    state.strength[value] = STRENGTH.exact
    if (query.zip5 === null) state.nearness[value] = NEARNESS.samePlace
  }
  if (query.zip5) markNearZips(zipCodes, query.zip5, zipCode.nearness)
  const fields = [city, state, zipCode].filter(({ strength, nearness }) => {
    return strength.some((number) => number > 0) || nearness.some((number) => number > 0)
  })
  return {
    cityAt: (position) => city.strength[cities.valueAt[position] as number] as number,
    stateAt: (position) => state.strength[states.valueAt[position] as number] as number,
    zipCodeAt: (position) => zipCode.strength[zipCodes.valueAt[position] as number] as number,
    geographicAt: (position) =>
      Math.max(
        city.nearness[cities.valueAt[position] as number] as number,
        state.nearness[states.valueAt[position] as number] as number,
        zipCode.nearness[zipCodes.valueAt[position] as number] as number,
      ),
    sums: sumFields(ranked, fields),
    isAny: fields.length > 0,
  }
}

type FieldScore = { valueAt: Uint32Array; weight: number; strength: Float64Array; nearness: Float64Array }

function scoreField({ valueAt, count }: SearchField, weight: number, strength: Float64Array): FieldScore {
  return { valueAt, weight, strength, nearness: new Float64Array(count) }
}

/** Skips fields without scores, mostly ZIPs. */
function sumFields(ranked: readonly DirectoryEntry[], fields: readonly FieldScore[]): Float64Array {
  const sums = new Float64Array(ranked.length)
  const nearest = new Float64Array(fields.length > 1 ? ranked.length : 0)
  for (const [number, { valueAt, weight, strength, nearness }] of fields.entries()) {
    for (let position = 0; position < sums.length; position++) {
      const value = valueAt[position] as number
      sums[position] = (sums[position] as number) + weight * (strength[value] as number)
      const near = nearness[value] as number
      if (near === 0) continue
      const before = number === 0 ? 0 : (nearest[position] as number)
      if (near <= before) continue
      sums[position] = (sums[position] as number) + WEIGHT.geographic * (near - before)
      nearest[position] = near
    }
  }
  return sums
}

/** ZIPs that share at least two leading digits. */
function markNearZips({ folded }: SearchField, zip5: string, nearness: Float64Array) {
  scanTextColumn(folded, zip5.slice(0, 2), (value, place) => {
    if (place === 0) nearness[value] = zipNearness(zip5, textAt(folded, value))
    return false
  })
}

/** Places that contain the query, or are spelled like its place part. */
function markSamePlace(field: SearchField, query: SimilarQuery, { strength, nearness }: FieldScore) {
  const likeness = prepareLikeness(field, query.place, SAME_PLACE_LIKENESS)
  // Spelled like the whole query is already strong.
  const least = query.place === query.text ? STRENGTH.spelling * SAME_PLACE_LIKENESS : 0
  for (let value = 0; value < field.count; value++) {
    if ((strength[value] as number) < least || maxLikeness(likeness, value) < SAME_PLACE_LIKENESS) continue
    if (exactLikeness(likeness, value) >= SAME_PLACE_LIKENESS) nearness[value] = NEARNESS.samePlace
  }
  scanTextColumn(field.folded, query.text, (value) => {
    nearness[value] = NEARNESS.samePlace
    return false
  })
}
