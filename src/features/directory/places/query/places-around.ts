import { distanceMiles } from '../../../../shared/places/geo.ts'
import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import type { Gazetteer, GazetteerCity } from '../gazetteer/gazetteer.ts'
import { joinPlaceWords } from '../gazetteer/place-key.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import type { Found, FoundCity, FoundRegion, Nickname } from './find-in-query.ts'
import type { QueryWord } from './query-words.ts'

/** Farther apart, a town is no part of the other. */
const PART_MILES = 40
/** A namesake with so many times fewer postal codes is not meant beside a part of another city. */
const MUCH_SMALLER = 4

/** "columbus g": regions that the last word begins. */
export function regionsBegun(words: readonly QueryWord[], { start, end }: Found): Region[] {
  const last = words.at(-1)?.text ?? ''
  if (start !== 0 || end !== words.length - 1) return []
  return REGIONS.filter(({ name }) => foldWords(name).startsWith(last) && foldWords(name) !== last)
}

/** "Merrick Long Island", "Polk County Lakeland": a town beside its county or area. */
export function regionInArea(
  gazetteer: Gazetteer,
  words: readonly QueryWord[],
  town: FoundCity,
  area: FoundCity,
): Region | null {
  if (area.isBareCounty) return null
  const [first, second] = town.start < area.start ? [town, area] : [area, town]
  // "Miami-Dade County" is no Miami in Dade County.
  if (
    gazetteer.counties(joinPlaceWords(words.slice(first.start, second.end).map(({ text }) => text))).length >
    0
  )
    return null
  if (!isAllEveryday(words.slice(first.end, second.start))) return null
  const townsRegion = gazetteer.region(
    words
      .slice(town.start, town.end)
      .map(({ text }) => text)
      .join(' '),
  )
  for (const county of gazetteer.counties(area.key)) {
    // "Suffolk County New York" is no New York in Suffolk County.
    if (county.region === townsRegion) continue
    const known = gazetteer.cities(town.key).some((city) => {
      return city.region === county.region
    })
    if (known) return county.region
  }
  return null
}

/** "Upper West Side Manhattan": a unique name says which Manhattan is meant. */
export function partOf(
  gazetteer: Gazetteer,
  words: readonly QueryWord[],
  part: FoundCity,
  cities: readonly FoundCity[],
): { city: FoundCity; region: Region } | null {
  const [only, ...namesakes] = gazetteer.cities(part.key)
  if (!only || namesakes.length > 0) return null
  const city = cities.find((other) => {
    const isNext = other.start >= part.end && isAllEveryday(words.slice(part.end, other.start))
    if (!isNext || other.nicknames.length > 0) return false
    return gazetteer.cities(other.key).some((known) => {
      return known.region === only.region && distanceMiles(known, only) <= PART_MILES
    })
  })
  return city ? { city, region: only.region } : null
}

/** Words of its state and of a city around it: "harlem manhattan", "the bronx new york". */
export function aroundNickname(
  gazetteer: Gazetteer,
  named: Nickname,
  own: Found,
  regions: readonly FoundRegion[],
  cities: readonly FoundCity[],
): number[] {
  const state = regions.find((other) => other.region === named.region && isApart(other, own))
  const city = cities.find((other) => {
    if (!isApart(other, own) || (state && !isApart(other, state))) return false
    // "mayo clinic rochester minnesota": the state decides between namesakes.
    const known = state ? gazetteer.cities(other.key) : mainCities(gazetteer, other.key)
    return [...known, ...other.nicknames].some((one) => {
      return one.region === named.region && distanceMiles(one, named) <= PART_MILES
    })
  })
  return [state, city].flatMap((one) => (one ? range(one.start, one.end) : []))
}

/** "Highland Park St Paul" is not near St. Paul, Texas. */
function mainCities(gazetteer: Gazetteer, key: string): GazetteerCity[] {
  const cities = gazetteer.cities(key)
  const largest = cities[0]?.size ?? 0
  return cities.filter(({ size }) => size * MUCH_SMALLER >= largest)
}

function isAllEveryday(words: readonly QueryWord[]): boolean {
  return words.every(({ text }) => EVERYDAY_WORDS.has(text))
}

/** They share no word. */
export const isApart = (a: Found, b: Found) => a.end <= b.start || b.end <= a.start

/** Returns the numbers from `start` to before `end`. */
export function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at)
}
