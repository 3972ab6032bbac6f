import { REGIONS, type Region } from '../../../shared/places/regions.ts'
import { prepareCharacterCounts, sharedCharacters } from '../search/character-set.ts'
import { editDistance, preparePattern } from '../search/edit-distance.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { swapDistance } from '../search/swap-distance.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import type { Gazetteer } from './gazetteer.ts'
import { joinPlaceWords } from './place-key.ts'
import { toQueryWords } from './query-words.ts'
import { placeOfCity, type UnderstoodPlace, understandPlaces } from './understand-places.ts'

const MIN_LENGTH = 4
const MAX_PLACES = 5

/** Edits that two names of these lengths may be apart: two of seven letters, at most three. */
function forgiven(typed: number, name: number): number {
  if (Math.min(typed, name) < MIN_LENGTH) return 0
  return Math.min(3, Math.floor((typed + name) / 7))
}

export type CorrectedPlace = { place: UnderstoodPlace; edits: number }

/**
 * Returns cities with partners that a misspelt query probably means ("huston tx", "Barooklyn new york", "montrael"),
 * fewest edits first, then most partners; within the state if one is named. Empty when every word is understood, or
 * when none of them resembles a city.
 */
export function correctPlace(
  index: SearchIndex,
  gazetteer: Gazetteer,
  query: string,
  understood: readonly UnderstoodPlace[] = understandPlaces(index, gazetteer, query),
): CorrectedPlace[] {
  const state = understood.find(({ kind }) => kind === 'state')
  const words = state
    ? state.reading.rest
    : toQueryWords(query)
        .map(({ text }) => text)
        .filter((text) => !EVERYDAY_WORDS.has(text))
  const typed = joinPlaceWords(words)
  if (typed.length < MIN_LENGTH) return []
  const found: CorrectedPlace[] = []
  const pattern = preparePattern(typed)
  const counts = prepareCharacterCounts(typed)
  const { all, repeated } = index.cityCharacters
  let number = -1
  for (const key of index.cityValues.keys()) {
    number += 1
    const most = forgiven(typed.length, key.length)
    if (Math.abs(typed.length - key.length) > most) continue
    // Each character of the longer text that the other lacks is an edit.
    const shared = sharedCharacters(counts, all[number] as number, repeated[number] as number)
    if (shared < Math.max(typed.length, key.length) - most) continue
    // A swap of neighbours is at most two plain edits.
    if (editDistance(pattern, key) > 2 * most) continue
    const edits = swapDistance(typed, key, most)
    if (edits === 0 || edits === Number.POSITIVE_INFINITY) continue
    for (const region of state ? [state.region] : REGIONS) {
      const place = placeIn(index, gazetteer, key, region)
      if (place) found.push({ place, edits })
    }
  }
  found.sort((a, b) => a.edits - b.edits || b.place.positions.length - a.place.positions.length)
  return found.slice(0, MAX_PLACES)
}

function placeIn(
  index: SearchIndex,
  gazetteer: Gazetteer,
  cityKey: string,
  region: Region,
): UnderstoodPlace | null {
  const place = placeOfCity(index, gazetteer, cityKey, region)
  return place && place.positions.length > 0 ? place : null
}
