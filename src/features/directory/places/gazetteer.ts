import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ZipCode } from 'zipcodes'
import type { GeoPoint } from '../../../shared/places/geo.ts'
import { findRegion, REGIONS, type Region } from '../../../shared/places/regions.ts'
import { runInSlices } from '../snapshot/run-in-slices.ts'
import { canadianCity, provinceOf, wholeCanadianCity } from './canadian-place-names.ts'
import { placeKey } from './place-key.ts'

const MILES_PER_DEGREE = 69.1

export type GazetteerPlace = GeoPoint & { city: string; region: Region }

/**
 * US ZIPs, Canadian forward sortation areas (first half of a postal code) and their cities. A city's point is
 * the median of its codes', since a few are far off.
 */
export type Gazetteer = {
  /** By five digits ("28801") or area ("H2X"). */
  postalCode(code: string): GazetteerPlace | undefined
  /** In any spelling that placeKey allows. */
  city(region: Region, city: string): GazetteerPlace | undefined
  codesWith(prefix: string, limit: number): { code: string; place: GazetteerPlace }[]
  /** Miles from a point to the nearest postal code of the region, and to that of any other. */
  milesFrom(point: GeoPoint, region: Region): { own: number; other: number }
}

/**
 * Loads the data files of `zipcodes` (5 MB, about 100 ms). Reading them keeps 8 MB in memory, importing the
 * module 30.
 */
export async function loadGazetteer(): Promise<Gazetteer> {
  const american = await readCodes('zipcodes/lib/codes.js')
  const canadian = await readCodes('zipcodes/lib/codesCanada.js')
  return runInSlices(buildGazetteer([...american, ...canadian]))
}

async function readCodes(file: string): Promise<ZipCode[]> {
  const text = await readFile(createRequire(import.meta.url).resolve(file), 'utf8')
  // "exports.codes = {…};", then the same codes by state.
  const end = text.indexOf('exports.stateMap')
  const codes: Record<string, ZipCode> = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}', end < 0 ? undefined : end) + 1),
  )
  return Object.values(codes)
}

type City = { city: string; region: Region; points: GeoPoint[] }

/** Without entries that lack a point or lie outside the 64 regions. */
function* buildGazetteer(entries: readonly ZipCode[]): Generator<undefined, Gazetteer, undefined> {
  const cityNumbers = new Map<string, number>()
  const cities: City[] = []
  const codes: { code: string; city: number; latitude: number; longitude: number }[] = []

  const addToCity = (region: Region, city: string, point: GeoPoint): number => {
    const key = `${region.code}/${placeKey(city)}`
    const number = cityNumbers.get(key) ?? cities.length
    cityNumbers.set(key, number)
    const known = cities[number] ?? { city, region, points: [] }
    known.points.push(point)
    cities[number] = known
    return number
  }
  for (const [position, entry] of entries.entries()) {
    if (position % 1000 === 0) yield
    const isCanadian = entry.country === 'Canada'
    const region = findRegion((isCanadian ? provinceOf(entry.zip) : entry.state) ?? '')
    if (!region || !entry.latitude || !entry.longitude || entry.city.startsWith('Reserved')) continue
    const { zip: code, latitude, longitude } = entry
    const whole = isCanadian ? wholeCanadianCity(code) : undefined
    const city = isCanadian ? canadianCity(code, districtOf(entry)) : entry.city
    codes.push({ code, latitude, longitude, city: addToCity(region, city, entry) })
    if (whole && placeKey(whole) !== placeKey(city)) addToCity(region, whole, entry)
  }
  codes.sort((a, b) => (a.code < b.code ? -1 : 1))
  yield
  return createLookups(cityNumbers, cities, codes)
}

/** A Canadian name cut at a comma continues in the state field. */
function districtOf({ city, state }: ZipCode): string {
  const isProvince = findRegion(state) !== undefined || / Territory$/.test(state)
  return isProvince ? city : `${city}, ${state}`
}

function createLookups(
  cityNumbers: ReadonlyMap<string, number>,
  cities: readonly City[],
  codes: readonly { code: string; city: number; latitude: number; longitude: number }[],
): Gazetteer {
  const sorted = codes.map(({ code }) => code)
  const cityOf = Uint32Array.from(codes, ({ city }) => city)
  const points = Float32Array.from(codes.flatMap(({ latitude, longitude }) => [latitude, longitude]))
  const names = cities.map(({ city }) => city)
  const regions = Uint8Array.from(cities, ({ region }) => REGIONS.indexOf(region))
  const cityPoints = Float32Array.from(
    cities.flatMap(({ points }) => [
      median(points.map(({ latitude }) => latitude)),
      median(points.map(({ longitude }) => longitude)),
    ]),
  )
  const place = (number: number, from: Float32Array, at: number): GazetteerPlace => ({
    city: names[number] as string,
    region: REGIONS[regions[number] as number] as Region,
    latitude: round(from[at * 2] as number),
    longitude: round(from[at * 2 + 1] as number),
  })
  const firstFrom = (prefix: string) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] as string) < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
  const placeAt = (at: number) => place(cityOf[at] as number, points, at)
  return {
    postalCode(code) {
      const at = firstFrom(code)
      return sorted[at] === code ? placeAt(at) : undefined
    },
    city(region, city) {
      const key = `${region.code}/${placeKey(city)}`
      // Many call the city of Québec "Quebec City".
      const number = cityNumbers.get(key) ?? cityNumbers.get(key.replace(/-city$/, ''))
      return number === undefined ? undefined : place(number, cityPoints, number)
    },
    codesWith(prefix, limit) {
      const found: { code: string; place: GazetteerPlace }[] = []
      for (let at = firstFrom(prefix); found.length < limit && sorted[at]?.startsWith(prefix); at++) {
        found.push({ code: sorted[at] as string, place: placeAt(at) })
      }
      return found
    },
    milesFrom(point, region) {
      const wanted = REGIONS.indexOf(region)
      const perDegreeEast = Math.cos((point.latitude * Math.PI) / 180)
      const nearest = { own: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY }
      for (let at = 0; at < codes.length; at++) {
        const east = ((points[at * 2 + 1] as number) - point.longitude) * perDegreeEast
        const degrees = Math.hypot(east, (points[at * 2] as number) - point.latitude)
        const side = regions[cityOf[at] as number] === wanted ? 'own' : 'other'
        if (degrees < nearest[side]) nearest[side] = degrees
      }
      return { own: nearest.own * MILES_PER_DEGREE, other: nearest.other * MILES_PER_DEGREE }
    },
  }
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
