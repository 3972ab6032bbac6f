import { distanceMiles } from '../../../../shared/places/geo.ts'
import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import { prepareCharacterCounts, sharedCharacters } from '../../search/indexes/character-set.ts'
import type { SearchIndex } from '../../search/indexes/search-index.ts'
import { editDistance, preparePattern } from '../../search/text/edit-distance.ts'
import { swapDistance } from '../../search/text/swap-distance.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { joinPlaceWords, placeKey } from '../gazetteer/place-key.ts'
import { spelledRegion } from '../names/region-names.ts'
import { type Misspelt, readMisspelt } from './read-misspelt.ts'
import { soundedAlike, typedOnce } from './respelt-names.ts'
import { soundOf } from './sound-of.ts'
import { placeOfCity, understandPlaces } from './understand-places.ts'
import type { UnderstoodPlace } from './understood-place.ts'

const MIN_LENGTH = 4
const MAX_PLACES = 5
/** Towns without partners are many. */
const MIN_TOWN = 6
/** Of several words one alone is a misspelt city only when it is long. */
const MIN_SINGLE = 6

/** Two edits for seven letters, at most three. */
function forgiven(typed: number, name: number): number {
  if (Math.min(typed, name) < MIN_LENGTH) return 0
  return Math.min(3, Math.floor((typed + name) / 7))
}

export type CorrectedPlace = {
  place: UnderstoodPlace
  edits: number
  /** One of several words resembles it ("tampla bay"). */
  isPartial?: boolean
  /** The other words. */
  rest?: readonly string[]
}

/**
 * Returns cities that a misspelt query probably means ("huston tx", "montrael"), fewest edits first, then
 * most partners; in a named state, towns without partners too. Empty when every word is understood or none
 * resembles a city.
 */
export function correctPlace(
  index: SearchIndex,
  gazetteer: Gazetteer,
  query: string,
  understood: readonly UnderstoodPlace[] = understandPlaces(index, gazetteer, query),
): CorrectedPlace[] {
  const found = new Map<string, CorrectedPlace>()
  const keep = (one: CorrectedPlace) => {
    const key = `${one.place.cityKey} ${one.place.region.code}`
    const before = found.get(key)
    if (!before || one.edits < before.edits) found.set(key, one)
  }
  const add = ({ words, region }: Misspelt, extraEdits: number, rest?: readonly string[]) => {
    const isPartial = rest !== undefined
    for (const { place, edits } of citiesLike(index, gazetteer, joinPlaceWords(words), region, extraEdits))
      keep({ place, edits: isPartial ? edits + 1 : edits, isPartial, ...(rest && { rest }) })
  }
  const readings = readMisspelt(gazetteer, query, understood)
  // "louisianna"
  const towns = readings.filter(({ words, region }) => region || !spelledRegion(words.join(' ')))
  for (const reading of readings) add(reading, 0)
  if (found.size === 0)
    for (const { words, region } of towns)
      for (const one of citiesRespelt(index, gazetteer, joinPlaceWords(words), region)) keep(one)
  if (found.size === 0)
    for (const { words, region } of readings)
      if (region)
        for (const one of citiesElsewhere(index, gazetteer, joinPlaceWords(words), region)) keep(one)
  // A state has few cities to tell apart: "tuscan arizona", "sue falls south dakota".
  if (found.size === 0) for (const reading of readings) if (reading.region) add(reading, 1)
  // "tampla bay"
  if (found.size === 0)
    for (const { words, region } of readings)
      for (const word of words.length > 1 ? words : [])
        if (word.length >= MIN_SINGLE) {
          const rest = words.filter((other) => other !== word)
          add({ words: [word], region }, 0, rest)
        }
  if (found.size === 0)
    for (const { words, region } of readings)
      for (const one of citiesSounding(index, gazetteer, joinPlaceWords(words), region)) keep(one)
  if (found.size === 0)
    for (const { words, region } of readings)
      if (region) for (const one of townsLike(index, gazetteer, joinPlaceWords(words), region)) keep(one)
  if (found.size === 0)
    for (const { words, region } of towns)
      if (!region) for (const one of namesAnywhere(index, gazetteer, joinPlaceWords(words))) keep(one)
  if (found.size === 0)
    for (const { words, region } of readings)
      for (const one of largeCitiesLike(index, gazetteer, joinPlaceWords(words), region)) keep(one)
  if (found.size === 0)
    for (const { words, region } of readings)
      for (const one of citiesBegun(index, gazetteer, joinPlaceWords(words), region)) keep(one)
  return [...found.values()]
    .sort((a, b) => a.edits - b.edits || b.place.positions.length - a.place.positions.length)
    .slice(0, MAX_PLACES)
}

function citiesLike(
  index: SearchIndex,
  gazetteer: Gazetteer,
  typed: string,
  state: Region | null,
  extraEdits: number,
): CorrectedPlace[] {
  const found: CorrectedPlace[] = []
  if (typed.length < MIN_LENGTH) return found
  const pattern = preparePattern(typed)
  const counts = prepareCharacterCounts(typed)
  const { all, repeated } = index.cityCharacters
  let number = -1
  for (const key of index.cityValues.keys()) {
    number += 1
    const most = forgiven(typed.length, key.length) + extraEdits
    if (Math.abs(typed.length - key.length) > most) continue
    // Each unshared character of the longer text is an edit.
    const shared = sharedCharacters(counts, all[number] as number, repeated[number] as number)
    if (shared < Math.max(typed.length, key.length) - most) continue
    // A swap of neighbours is at most two plain edits.
    if (editDistance(pattern, key) > 2 * most) continue
    const edits = swapDistance(typed, key, most)
    if (edits === 0 || edits === Number.POSITIVE_INFINITY) continue
    for (const region of state ? [state] : REGIONS) {
      const place = placeIn(index, gazetteer, key, region)
      if (place) found.push({ place, edits })
    }
  }
  return found
}

/** "farr", "marfaa": a beginning of the same sound, or a letter typed twice, also in a town without partners. */
function citiesRespelt(
  index: SearchIndex,
  gazetteer: Gazetteer,
  typed: string,
  state: Region | null,
): CorrectedPlace[] {
  if (typed.length < MIN_LENGTH) return []
  const once = typedOnce(typed)
  const listed = [...soundedAlike(typed), ...once].flatMap((key) => {
    if (!index.cityValues.has(key)) return []
    return (state ? [state] : REGIONS).flatMap((region) => placeIn(index, gazetteer, key, region) ?? [])
  })
  const towns = () =>
    once.flatMap((key) => {
      const [town] = gazetteer.cities(key).filter(({ region }) => state === null || region === state)
      return (town && placeOfCity(index, gazetteer, key, town.region)) ?? []
    })
  const places = listed.length > 0 || typed.length < MIN_TOWN ? listed : towns()
  return places.map((place) => ({ place, edits: 1 }))
}

/** "chattanooga georgia": the city is in another state; the nearest wins. */
function citiesElsewhere(
  index: SearchIndex,
  gazetteer: Gazetteer,
  cityKey: string,
  state: Region,
): CorrectedPlace[] {
  if (!index.cityValues.has(cityKey) || placeOfCity(index, gazetteer, cityKey, state)) return []
  const inState = index.ranked.filter(({ stateSlug }) => stateSlug === state.slug)
  const milesToState = ({ point }: UnderstoodPlace) => {
    let least = Number.POSITIVE_INFINITY
    for (const { latitude, longitude } of inState) {
      if (point && latitude !== null && longitude !== null)
        least = Math.min(least, distanceMiles(point, { latitude, longitude }))
    }
    return least
  }
  const places = REGIONS.flatMap((region) => placeIn(index, gazetteer, cityKey, region) ?? [])
  const near = places.map((place) => ({ place, edits: 1, miles: milesToState(place) }))
  return near.sort((a, b) => a.miles - b.miles).slice(0, 1)
}

/** "sudbery ontario", "rachester nh": other names, and towns without partners, one edit away. */
function townsLike(
  index: SearchIndex,
  gazetteer: Gazetteer,
  typed: string,
  region: Region,
): CorrectedPlace[] {
  if (typed.length < MIN_TOWN) return []
  const found: CorrectedPlace[] = []
  for (const key of gazetteer.keysIn(region)) {
    if (Math.abs(key.length - typed.length) > 1 || swapDistance(typed, key, 1) !== 1) continue
    const named = gazetteer.nicknames(key).find((one) => one.region === region)
    const place = placeOfCity(index, gazetteer, named ? placeKey(named.city) : key, region)
    if (place) found.push({ place, edits: 1 })
  }
  return found
}

/** Shorter names are one edit from too many. */
const MIN_ANYWHERE = 7

/** "chicoutimie", "gatlinberg": in all states; those with partners, else the largest town. */
function namesAnywhere(index: SearchIndex, gazetteer: Gazetteer, typed: string): CorrectedPlace[] {
  if (typed.length < MIN_ANYWHERE) return []
  // One edit leaves one end as it is.
  const half = Math.floor(typed.length / 2) - 1
  const [head, tail] = [typed.slice(0, half), typed.slice(-half)]
  const found: CorrectedPlace[] = []
  let largest: { place: CorrectedPlace; size: number } | undefined
  for (const region of REGIONS) {
    for (const key of gazetteer.keysIn(region)) {
      if (Math.abs(key.length - typed.length) > 1 || !(key.startsWith(head) || key.endsWith(tail))) continue
      if (swapDistance(typed, key, 1) !== 1) continue
      const named = gazetteer.nicknames(key).find((one) => one.region === region)
      const place = placeOfCity(index, gazetteer, named ? placeKey(named.city) : key, region)
      if (!place) continue
      const size = gazetteer.cities(key).find((one) => one.region === region)?.size ?? 0
      if (place.positions.length > 0) found.push({ place, edits: 1 })
      else if (!largest || size > largest.size) largest = { place: { place, edits: 1 }, size }
    }
  }
  return found.length > 0 || !largest ? found : [largest.place]
}

/** Of shorter names others are two edits away. */
const MIN_LARGE = 8

/** "cincinatti ohio": a large city without partners, two edits away. */
function largeCitiesLike(
  index: SearchIndex,
  gazetteer: Gazetteer,
  typed: string,
  state: Region | null,
): CorrectedPlace[] {
  if (typed.length < MIN_LARGE) return []
  return gazetteer.largeCities.flatMap(({ key, region }) => {
    if ((state && region !== state) || swapDistance(typed, key, 2) !== 2) return []
    const place = placeOfCity(index, gazetteer, key, region)
    return place ? [{ place, edits: 2 }] : []
  })
}

/** "funeral home valdo": the cities whose names have begun. */
function citiesBegun(
  index: SearchIndex,
  gazetteer: Gazetteer,
  typed: string,
  state: Region | null,
): CorrectedPlace[] {
  if (typed.length < MIN_LENGTH) return []
  const keys = [...index.cityValues.keys()].filter((key) => key.startsWith(typed))
  return keys.flatMap((key) => {
    const places = (state ? [state] : REGIONS).map((region) => placeIn(index, gazetteer, key, region))
    return places.flatMap((place) => (place ? [{ place, edits: key.length - typed.length }] : []))
  })
}

/** Short sounds are shared by many names. */
const MIN_SOUND = { alone: 4, inState: 3 } as const
/** Letters that two names of one sound may differ by. */
const MAX_SOUND_EDITS = 6

/** "albakerky": when no spelling is near. */
function citiesSounding(
  index: SearchIndex,
  gazetteer: Gazetteer,
  typed: string,
  state: Region | null,
): CorrectedPlace[] {
  const sound = soundOf(typed)
  if (typed.length < MIN_LENGTH || sound.length < (state ? MIN_SOUND.inState : MIN_SOUND.alone)) return []
  const found: CorrectedPlace[] = []
  for (const key of index.citiesBySound.get(sound) ?? []) {
    const edits = swapDistance(typed, key, MAX_SOUND_EDITS)
    if (edits === Number.POSITIVE_INFINITY) continue
    for (const region of state ? [state] : REGIONS) {
      const place = placeIn(index, gazetteer, key, region)
      if (place) found.push({ place, edits })
    }
  }
  return found
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
