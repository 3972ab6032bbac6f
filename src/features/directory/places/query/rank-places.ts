import type { Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { placeKey } from '../gazetteer/place-key.ts'
import type { UnderstoodPlace } from './understood-place.ts'

/** Likeliest first: what explains most words, what has partners, the larger city. `typed`: placeKey of the query. */
export function rankPlaces(
  gazetteer: Gazetteer,
  places: readonly UnderstoodPlace[],
  typed: string,
): UnderstoodPlace[] {
  const isNameKnown = places.some((place) => place.positions.length > 0 && isNamedSo(place, typed))
  const scored = places.map((place) => {
    const isByname = isNameKnown && !place.reading.isPart && !isNamedSo(place, typed)
    const score =
      scoreOf(gazetteer, place, isBesideOther(gazetteer, place, places)) +
      (isFarLarger(gazetteer, place, places) ? WITH_PARTNERS : 0) -
      (isByname ? BYNAME : 0)
    return { place, score }
  })
  const ranked = scored.sort((a, b) => b.score - a.score).map(({ place }) => place)
  preferNamedCity(ranked)
  return ranked
}

/** "portland and bangor": the one in the state of the other city. */
function isBesideOther(
  gazetteer: Gazetteer,
  { kind, region, reading }: UnderstoodPlace,
  places: readonly UnderstoodPlace[],
): boolean {
  if (kind !== 'city' || reading.rest.length === 0) return false
  return places.some((other) => {
    const { rest } = other.reading
    // "West Hollywood" is not beside Hollywood: each must be left over beside the other.
    const isApart = rest.length > 0 && !rest.some((word) => reading.rest.includes(word))
    return other.kind === 'city' && other.region === region && isApart && isKnownCity(gazetteer, other)
  })
}

const WITH_PARTNERS = 40
/** More than a nickname's state and the size of its city add. */
const BYNAME = 60

/**
 * Whether a place has just this name, which precedes the nickname of another city ("garden city") and the
 * abbreviation of a state ("kent").
 */
function isNamedSo({ kind, cityKey, region }: UnderstoodPlace, typed: string): boolean {
  return kind === 'state' ? placeKey(region.name) === typed : kind === 'city' && cityKey === typed
}

/** In postal codes. */
const METROPOLIS = 20
/** How many times larger it must be than its namesakes with partners. */
const FAR_LARGER = 10

/** "dallas": without partners still likelier than small namesakes that have some. */
function isFarLarger(
  gazetteer: Gazetteer,
  { kind, cityKey, region, reading, positions, isCounty }: UnderstoodPlace,
  places: readonly UnderstoodPlace[],
): boolean {
  if (kind !== 'city' || cityKey === null || isCounty || positions.length > 0) return false
  if (reading.hasRegion || reading.rest.length > 0) return false
  const sizes = sizesOf(gazetteer, cityKey)
  const size = sizes.get(region) ?? 0
  const namesakes = places.filter((other) => other.reading === reading && other.positions.length > 0)
  return size >= METROPOLIS && namesakes.every((other) => size >= FAR_LARGER * (sizes.get(other.region) ?? 1))
}

/** In postal codes: smaller towns without partners share their names with families. */
const LARGE_CITY = 5

function isKnownCity(gazetteer: Gazetteer, { positions, cityKey, region }: UnderstoodPlace): boolean {
  if (positions.length > 0) return true
  return cityKey !== null && (sizesOf(gazetteer, cityKey).get(region) ?? 0) >= LARGE_CITY
}

/**
 * "parma ohio 44129": prefers the named city to the postal code's own, where mail is sorted, unless partners
 * have the code.
 */
function preferNamedCity(places: UnderstoodPlace[]): void {
  const [first] = places
  if (first?.kind !== 'postal-code' || (first.positions.length > 0 && !first.isWidened)) return
  const at = places.findIndex(({ kind, region, reading, positions, cityKey }) => {
    const isNamed = kind === 'city' && reading.hasRegion && reading.rest.length === 0
    return isNamed && region === first.region && positions.length > 0 && cityKey !== first.cityKey
  })
  if (at > 0) places.unshift(...places.splice(at, 1))
}

function scoreOf(
  gazetteer: Gazetteer,
  { kind, reading, positions, cityKey, region }: UnderstoodPlace,
  hasNeighbour: boolean,
): number {
  const size = cityKey ? (sizesOf(gazetteer, cityKey).get(region) ?? 0) : 0
  // "ste catherine et peel montreal": a small town without partners among other words is a street or a name.
  const isLoose = kind === 'city' && positions.length === 0 && !reading.isFirm
  return (
    (kind === 'postal-code' ? 1000 : 0) +
    (isLoose ? 50 : reading.explained * 100) +
    (positions.length > 0 ? WITH_PARTNERS : 0) +
    (reading.hasRegion ? 30 : 0) +
    (kind === 'state' ? 25 : 0) +
    (kind === 'city' && reading.isAfterIn && positions.length > 0 ? 30 : 0) +
    (hasNeighbour ? 10 : 0) +
    Math.min(20, size / 10) +
    Math.min(4, positions.length / 10)
  )
}

/** Postal codes of cities and counties of a name, by region. */
export function sizesOf(gazetteer: Gazetteer, cityKey: string): Map<Region, number> {
  const counties = gazetteer.counties(cityKey).map(({ region, codes }) => [region, codes.size] as const)
  return new Map([
    ...counties,
    ...gazetteer.cities(cityKey).map(({ region, size }) => [region, size] as const),
  ])
}
