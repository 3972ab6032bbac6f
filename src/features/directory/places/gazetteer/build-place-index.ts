import { distanceMiles, type GeoPoint } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import type { CountyTables } from './counties.ts'
import { placeKey } from './place-key.ts'
import type { PlaceTables } from './read-place-tables.ts'

/** A town's point replaces its codes' only this near. */
export const SAME_PLACE_MILES = 40

/** "X0A": Canadian rural areas may be hundreds of miles wide. */
export const isRuralArea = (code: string): boolean => /^[A-Z]0/.test(code)

/** Serialisable as JSON. Points are latitude, longitude, latitude, … */
export type PlaceIndex = {
  /** Ascending. */
  codes: readonly string[]
  /** City numbers. */
  cityOf: readonly number[]
  codePoints: readonly number[]
  /** Of cities, by number. */
  names: readonly string[]
  /** Region code and placeKey: "NC/asheville". */
  keys: readonly string[]
  cityPoints: readonly number[]
  /** Codes of each city. */
  sizes: readonly number[]
  /** City numbers. */
  towns: readonly number[]
  /** City numbers: a part, its larger city. */
  wholes: readonly (readonly [number, number])[]
  counties: CountyTables
}

type City = {
  name: string
  region: Region
  points: GeoPoint[]
  /** The middles of its rural areas. */
  areas: GeoPoint[]
  towns: GeoPoint[]
  /** City number. */
  whole: number | null
}

/** Merges the tables. For runInSlices. */
export function* buildPlaceIndex({
  codes,
  towns,
  counties,
}: PlaceTables): Generator<undefined, PlaceIndex, undefined> {
  const numbers = new Map<string, number>()
  const cities: City[] = []
  const known = new Map<string, number>()
  const cityNumber = (region: Region, name: string) => {
    const written = `${region.code}/${name}`
    const number = known.get(written) ?? newCityNumber(region, name)
    known.set(written, number)
    return number
  }
  const newCityNumber = (region: Region, name: string) => {
    const key = `${region.code}/${placeKey(name)}`
    const number = numbers.get(key) ?? cities.length
    if (number === cities.length) cities.push({ name, region, points: [], areas: [], towns: [], whole: null })
    numbers.set(key, number)
    return number
  }
  const cityOf: number[] = []
  codes.sort((a, b) => (a.code < b.code ? -1 : 1))
  for (const [position, { code, city, whole, region, latitude, longitude }] of codes.entries()) {
    const number = cityNumber(region, city)
    cityOf.push(number)
    const own = cities[number] as City
    const points = isRuralArea(code) ? own.areas : own.points
    points.push({ latitude, longitude })
    const around = whole === undefined ? number : cityNumber(region, whole)
    if (around !== number) {
      cities[around]?.points.push({ latitude, longitude })
      own.whole = around
    }
    if (position % 1000 === 0) yield
  }
  for (const [position, { name, region, latitude, longitude }] of towns.entries()) {
    cities[cityNumber(region, name)]?.towns.push({ latitude, longitude })
    if (position % 1000 === 0) yield
  }
  yield
  return {
    codes: codes.map(({ code }) => code),
    cityOf,
    codePoints: codes.flatMap(({ latitude, longitude }) => [latitude, longitude]),
    names: cities.map(({ name }) => name),
    keys: [...numbers.keys()],
    cityPoints: cities.flatMap((city) => {
      const { latitude, longitude } = pointOf(city)
      return [latitude, longitude]
    }),
    sizes: cities.map(({ points, areas }) => points.length + areas.length),
    towns: cities.flatMap(({ towns }, number) => (towns.length > 0 ? [number] : [])),
    wholes: cities.flatMap(({ whole }, number) => (whole === null ? [] : [[number, whole] as const])),
    counties,
  }
}

/**
 * The town's own, else the median of its codes', since a few are far off; rural areas only tell towns of one
 * name apart.
 */
function pointOf({ points, areas, towns }: City): GeoPoint {
  const isRural = points.length === 0
  const codes = isRural ? areas : points
  if (codes.length === 0) return towns[0] as GeoPoint
  const middle = {
    latitude: median(codes.map(({ latitude }) => latitude)),
    longitude: median(codes.map(({ longitude }) => longitude)),
  }
  const nearest = towns
    .map((point) => ({ point, miles: distanceMiles(middle, point) }))
    .sort((a, b) => a.miles - b.miles)[0]
  return nearest && (isRural || nearest.miles <= SAME_PLACE_MILES) ? nearest.point : middle
}

function median(numbers: number[]): number {
  numbers.sort((a, b) => a - b)
  const middle = numbers.length >> 1
  const upper = numbers[middle] as number
  return numbers.length % 2 === 1 ? upper : (upper + (numbers[middle - 1] as number)) / 2
}
