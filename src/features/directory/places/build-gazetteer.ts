import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import { REGIONS, type Region } from '../../../shared/places/regions.ts'
import { readAreas } from './areas.ts'
import { type CountyTables, createCounties } from './counties.ts'
import type { Gazetteer, GazetteerCity, GazetteerPlace } from './gazetteer.ts'
import { buildNicknames } from './nicknames.ts'
import { placeKey } from './place-key.ts'
import type { PlaceTables } from './read-place-tables.ts'
import { buildRegionNames } from './region-names.ts'

/**
 * A town's point replaces that of a city's codes only when both can be the same place. Canadian rural areas are up to
 * hundreds of miles wide.
 */
const SAME_PLACE_MILES = { US: 40, CA: 200 } as const
const MAX_CODE_MILES = 300
const MILES_PER_DEGREE = 69.1

type City = {
  name: string
  region: Region
  points: GeoPoint[]
  towns: GeoPoint[]
  /** The number of the larger city that it belongs to. */
  whole: number | null
}

/** Builds the gazetteer. A generator for runInSlices. */
export function* buildGazetteer({
  codes,
  towns,
  counties,
}: PlaceTables): Generator<undefined, Gazetteer, undefined> {
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
    if (number === cities.length) cities.push({ name, region, points: [], towns: [], whole: null })
    numbers.set(key, number)
    return number
  }
  const cityOf: number[] = []
  codes.sort((a, b) => (a.code < b.code ? -1 : 1))
  for (const [position, { city, whole, region, latitude, longitude }] of codes.entries()) {
    const number = cityNumber(region, city)
    cityOf.push(number)
    cities[number]?.points.push({ latitude, longitude })
    const around = whole === undefined ? number : cityNumber(region, whole)
    if (around !== number) {
      cities[around]?.points.push({ latitude, longitude })
      ;(cities[number] as City).whole = around
    }
    if (position % 1000 === 0) yield
  }
  for (const [position, { name, region, latitude, longitude }] of towns.entries()) {
    cities[cityNumber(region, name)]?.towns.push({ latitude, longitude })
    if (position % 1000 === 0) yield
  }
  const byKey = new Map<string, number | number[]>()
  for (const [key, number] of numbers) {
    const name = key.slice(3)
    const others = byKey.get(name)
    byKey.set(name, others === undefined ? number : [others, number].flat())
  }
  yield
  return createLookups(
    byKey,
    cities,
    codes.map(({ code }) => code),
    Uint32Array.from(cityOf),
    Float32Array.from(codes.flatMap(({ latitude, longitude }) => [latitude, longitude])),
    counties,
  )
}

function createLookups(
  byKey: ReadonlyMap<string, number | number[]>,
  cities: readonly City[],
  codes: readonly string[],
  cityOf: Uint32Array,
  codePoints: Float32Array,
  countyTables: CountyTables,
): Gazetteer {
  const names = cities.map(({ name }) => name)
  const wholes = new Map(cities.flatMap(({ whole }, number) => (whole === null ? [] : [[number, whole]])))
  const regions = Uint8Array.from(cities, ({ region }) => REGIONS.indexOf(region))
  const sizes = Uint16Array.from(cities, ({ points }) => points.length)
  const cityPoints = Float32Array.from(
    cities.flatMap((city) => {
      const { latitude, longitude } = pointOf(city)
      return [latitude, longitude]
    }),
  )
  const areTowns = Uint8Array.from(cities, ({ towns }) => (towns.length > 0 ? 1 : 0))
  const regionNames = buildRegionNames()
  const nicknames = buildNicknames()
  const place = (number: number, from: Float32Array, at: number): GazetteerPlace => ({
    city: names[number] as string,
    region: REGIONS[regions[number] as number] as Region,
    latitude: round(from[at * 2] as number),
    longitude: round(from[at * 2 + 1] as number),
  })
  const placeAt = (at: number) => place(cityOf[at] as number, codePoints, at)
  const citiesOf = (key: string): GazetteerCity[] =>
    [byKey.get(key) ?? []]
      .flat()
      .map((number) => ({ ...place(number, cityPoints, number), size: sizes[number] as number }))
      .sort((a, b) => b.size - a.size)
  const numberOf = (regionCode: string, key: string) => {
    return [byKey.get(key) ?? []]
      .flat()
      .find((number) => REGIONS[regions[number] as number]?.code === regionCode)
  }
  const cityIn = (code: string, key: string) => citiesOf(key).find(({ region }) => region.code === code)
  const firstFrom = (prefix: string) => {
    let low = 0
    let high = codes.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((codes[middle] as string) < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
  const postalCode = (code: string) => {
    const at = firstFrom(code)
    return codes[at] === code ? placeAt(at) : undefined
  }
  return {
    postalCode,
    counties: createCounties(countyTables, readAreas(), {
      pointOfCode: postalCode,
      pointOfCity: cityIn,
      codesOfCity(regionCode, key) {
        const number = numberOf(regionCode, key)
        if (number === undefined) return []
        return codes.filter((_, at) => {
          const own = cityOf[at] as number
          return own === number || wholes.get(own) === number
        })
      },
    }),
    wholeCity(region, key) {
      const whole = wholes.get(numberOf(region.code, key) ?? -1)
      return whole === undefined ? undefined : place(whole, cityPoints, whole)
    },
    city(region, city) {
      const key = placeKey(city)
      // Many call the city of Québec "Quebec City".
      return cityIn(region.code, key) ?? cityIn(region.code, key.replace(/city$/, ''))
    },
    cities: citiesOf,
    *allCities() {
      for (const number of names.keys()) {
        const size = sizes[number] as number
        yield { ...place(number, cityPoints, number), size, isTown: areTowns[number] === 1 }
      }
    },
    region: (words) => regionNames.get(words),
    nickname(key) {
      const named = nicknames.get(key)
      return named && cityIn(named.regionCode, named.cityKey)
    },
    codesWith(prefix, limit) {
      const found: { code: string; place: GazetteerPlace }[] = []
      for (let at = firstFrom(prefix); found.length < limit && codes[at]?.startsWith(prefix); at++) {
        found.push({ code: codes[at] as string, place: placeAt(at) })
      }
      return found
    },
    milesFrom(point, region) {
      const wanted = REGIONS.indexOf(region)
      const perDegreeEast = Math.cos((point.latitude * Math.PI) / 180)
      const nearest = { own: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY }
      for (let at = 0; at < codes.length; at++) {
        const east = ((codePoints[at * 2 + 1] as number) - point.longitude) * perDegreeEast
        const degrees = Math.hypot(east, (codePoints[at * 2] as number) - point.latitude)
        const side = regions[cityOf[at] as number] === wanted ? 'own' : 'other'
        if (degrees < nearest[side]) nearest[side] = degrees
      }
      return { own: nearest.own * MILES_PER_DEGREE, other: nearest.other * MILES_PER_DEGREE }
    },
    nearestCode(point) {
      let nearest = -1
      let least = MAX_CODE_MILES
      for (let at = 0; at < codes.length; at++) {
        // A degree of latitude is 69 miles: most are too far north or south already.
        if (Math.abs((codePoints[at * 2] as number) - point.latitude) * 68 > least) continue
        const miles = distanceMiles(point, {
          latitude: codePoints[at * 2] as number,
          longitude: codePoints[at * 2 + 1] as number,
        })
        if (miles >= least) continue
        least = miles
        nearest = at
      }
      return nearest < 0 ? undefined : { code: codes[nearest] as string, place: placeAt(nearest) }
    },
  }
}

/** The town's own point, else the median of its codes', since a few are far off. */
function pointOf({ region, points, towns }: City): GeoPoint {
  if (points.length === 0) return towns[0] as GeoPoint
  const middle = {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  }
  const nearest = towns
    .map((point) => ({ point, miles: distanceMiles(middle, point) }))
    .sort((a, b) => a.miles - b.miles)[0]
  return nearest && nearest.miles <= SAME_PLACE_MILES[region.country] ? nearest.point : middle
}

function median(numbers: number[]): number {
  numbers.sort((a, b) => a - b)
  const middle = numbers.length >> 1
  const upper = numbers[middle] as number
  return numbers.length % 2 === 1 ? upper : (upper + (numbers[middle - 1] as number)) / 2
}

/** Four decimals (11 m), as in the source: removes single precision's noise. */
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
