import type { SearchField, SearchIndex } from './search-index.ts'
import type { SimilarQuery } from './similar-query.ts'
import { prepareLikeness, strengthsOf } from './similar-strengths.ts'
import { NEARNESS, SAME_PLACE_LIKENESS, STRENGTH, zipNearness } from './similarity.ts'
import { scanTextColumn, textAt } from './text-column.ts'

/** Strengths and geographic scores of the distinct cities, states and ZIPs, by value number. */
export type PlaceScores = {
  city: Float64Array
  state: Float64Array
  zipCode: Float64Array
  /** The geographic score of a partner is the highest of its three. */
  cityNearness: Float64Array
  stateNearness: Float64Array
  zipNearness: Float64Array
}

/** Reckons what a query gives to each distinct place, so that it need not be done for each partner. */
export function scorePlaces(index: SearchIndex, query: SimilarQuery): PlaceScores {
  const { cities, states, stateSlugs, zipCodes } = index
  const isNamed = (value: number) => query.region?.slug === stateSlugs[value]
  const state = strengthsOf(states, query)
  const stateNearness =
    query.zip5 || query.region ? new Float64Array(states.count) : nearnessOf(states, query)
  for (let value = 0; value < states.count; value++) {
    if (!isNamed(value)) continue
    state[value] = STRENGTH.exact
    if (!query.zip5) stateNearness[value] = NEARNESS.samePlace
  }
  const byZip = new Float64Array(zipCodes.count)
  for (let value = 0; value < zipCodes.count && query.zip5; value++) {
    byZip[value] = zipNearness(query.zip5, textAt(zipCodes.folded, value))
  }
  return {
    city: strengthsOf(cities, query),
    state,
    zipCode: strengthsOf(zipCodes, query),
    cityNearness: query.zip5 || query.region ? new Float64Array(cities.count) : nearnessOf(cities, query),
    stateNearness,
    zipNearness: byZip,
  }
}

function nearnessOf(field: SearchField, query: SimilarQuery): Float64Array {
  const nearness = new Float64Array(field.count)
  const likeness = prepareLikeness(field, query.place)
  for (let value = 0; value < field.count; value++) {
    if (likeness.most(value) < SAME_PLACE_LIKENESS) continue
    if (likeness.exact(value) >= SAME_PLACE_LIKENESS) nearness[value] = NEARNESS.samePlace
  }
  scanTextColumn(field.folded, query.text, (value) => {
    nearness[value] = NEARNESS.samePlace
    return false
  })
  return nearness
}
