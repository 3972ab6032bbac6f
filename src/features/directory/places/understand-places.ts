import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import { REGIONS, type Region } from '../../../shared/places/regions.ts'
import type { SearchField } from '../search/search-field.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { scanTextColumn, textAt } from '../search/text-column.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'
import type { Gazetteer } from './gazetteer.ts'
import { placeKey } from './place-key.ts'
import { type PlaceReading, readPlaces } from './read-places.ts'

/** A place that a query names, with the partners there. */
export type UnderstoodPlace = {
  kind: PlaceReading['kind']
  code: string | null
  city: string | null
  cityKey: string | null
  region: Region
  point: GeoPoint | null
  /** In `index.ranked`; of a postal code without partners those of its city, nearest first. */
  positions: readonly number[]
  /** The postal code has no partners of its own, its city has. */
  isWidened: boolean
  /** `city` is a county's name, which has no page. */
  isCounty: boolean
  reading: PlaceReading
}

/** An unheard-of town is offered beside a namesake with partners when it is so much larger. */
const MUCH_LARGER = 4
const MAX_PLACES = 6

/** Of places that no query was read for. */
const NO_READING: PlaceReading = {
  kind: 'city',
  code: null,
  cityKey: null,
  region: null,
  rest: [],
  isFirm: false,
  isAtEdge: false,
  hasRegion: false,
  explained: 0,
}

/**
 * Returns the places that a query names, the likeliest first: what explains most of its words, what has partners, the
 * larger city. Empty when it names none.
 */
export function understandPlaces(index: SearchIndex, gazetteer: Gazetteer, query: string): UnderstoodPlace[] {
  const readings = readPlaces(gazetteer, query, (key) => index.cityValues.has(key))
  const places = readings.flatMap((reading) => placesOf(index, gazetteer, reading))
  const scored = places.map((place) => ({ place, score: scoreOf(gazetteer, place) }))
  scored.sort((a, b) => b.score - a.score)
  const found = new Map<string, UnderstoodPlace>()
  for (const { place } of scored) {
    const key = `${place.kind} ${place.code ?? place.cityKey} ${place.region.code}`
    if (!found.has(key)) found.set(key, place)
  }
  return [...found.values()].slice(0, MAX_PLACES)
}

function scoreOf(
  gazetteer: Gazetteer,
  { kind, reading, positions, cityKey, region }: UnderstoodPlace,
): number {
  const size = cityKey ? (sizesOf(gazetteer, cityKey).get(region) ?? 0) : 0
  return (
    (kind === 'postal-code' ? 1000 : 0) +
    reading.explained * 100 +
    (positions.length > 0 ? 40 : 0) +
    (reading.hasRegion ? 30 : 0) +
    (kind === 'state' ? 25 : 0) +
    Math.min(20, size / 10) +
    Math.min(4, positions.length / 10)
  )
}

/** A city without a state may be in several. */
function placesOf(index: SearchIndex, gazetteer: Gazetteer, reading: PlaceReading): UnderstoodPlace[] {
  const { kind, region, cityKey, code } = reading
  if (kind === 'postal-code' && code)
    return [placeOfCode(index, gazetteer, code, reading)].flatMap((one) => one ?? [])
  if (kind === 'state' && region) {
    const positions = inState(index, region)
    return [
      {
        kind,
        code: null,
        city: null,
        cityKey: null,
        region,
        point: null,
        positions,
        isWidened: false,
        isCounty: false,
        reading,
      },
    ]
  }
  if (!cityKey) return []
  const regions = region ? [region] : regionsWith(index, gazetteer, cityKey)
  const places = regions.flatMap((one) => placeOfCity(index, gazetteer, cityKey, one, reading) ?? [])
  const sizes = sizesOf(gazetteer, cityKey)
  const withPartners = places.filter(({ positions }) => positions.length > 0)
  if (withPartners.length === 0) return places.slice(0, MAX_PLACES)
  const largest = Math.max(...withPartners.map((place) => sizes.get(place.region) ?? 1))
  return places.filter((place) => {
    return place.positions.length > 0 || (sizes.get(place.region) ?? 0) >= MUCH_LARGER * Math.max(1, largest)
  })
}

/** How many postal codes the city or county has in each region. */
function sizesOf(gazetteer: Gazetteer, cityKey: string): Map<Region, number> {
  const counties = gazetteer.counties(cityKey).map(({ region, codes }) => [region, codes.size] as const)
  return new Map([
    ...counties,
    ...gazetteer.cities(cityKey).map(({ region, size }) => [region, size] as const),
  ])
}

function regionsWith(index: SearchIndex, gazetteer: Gazetteer, cityKey: string): Region[] {
  const regions = new Set(sizesOf(gazetteer, cityKey).keys())
  for (const value of index.cityValues.get(cityKey) ?? []) {
    for (const position of membersOf(index.cities, value)) {
      const region = REGIONS.find(({ slug }) => slug === index.ranked[position]?.stateSlug)
      if (region) regions.add(region)
    }
  }
  return [...regions]
}

/** Returns the city's place, or null when neither partners nor the gazetteer know it there. */
export function placeOfCity(
  index: SearchIndex,
  gazetteer: Gazetteer,
  cityKey: string,
  region: Region,
  reading: PlaceReading = NO_READING,
): UnderstoodPlace | null {
  const positions = inCity(index, cityKey, region)
  const known = gazetteer.cities(cityKey).find((city) => city.region === region)
  if (!known && positions.length === 0) return placeOfCounty(index, gazetteer, cityKey, region, reading)
  const members = positions.map((position) => index.ranked[position] as DirectoryEntry)
  const city = members[0]?.city ?? known?.city ?? ''
  const point = known ? { latitude: known.latitude, longitude: known.longitude } : centreOf(members)
  return {
    kind: 'city',
    code: null,
    city,
    cityKey,
    region,
    point,
    positions,
    isWidened: false,
    isCounty: false,
    reading,
  }
}

/** The partners of all its ZIP codes, nearest to its middle first. */
function placeOfCounty(
  index: SearchIndex,
  gazetteer: Gazetteer,
  cityKey: string,
  region: Region,
  reading: PlaceReading,
): UnderstoodPlace | null {
  const county = gazetteer.counties(cityKey).find((one) => one.region === region)
  if (!county) return null
  const { name: city, latitude, longitude, codes } = county
  const point = { latitude, longitude }
  const { zipCodes } = index
  const positions: number[] = []
  for (let value = 0; value < zipCodes.count; value++) {
    if (codes.has(textAt(zipCodes.lower, value).slice(0, 5))) positions.push(...membersOf(zipCodes, value))
  }
  return {
    kind: 'city',
    code: null,
    city,
    cityKey,
    region,
    point,
    positions: nearestFirst(index, positions, point),
    isWidened: false,
    isCounty: true,
    reading,
  }
}

/** Returns the place of a postal code (five digits or area), or null when the gazetteer does not know it. */
export function placeOfCode(
  index: SearchIndex,
  gazetteer: Gazetteer,
  code: string,
  reading: PlaceReading = NO_READING,
): UnderstoodPlace | null {
  const known = gazetteer.postalCode(code)
  if (!known) return null
  const { city, region, latitude, longitude } = known
  const point = { latitude, longitude }
  const own = inCode(index.zipCodes, code)
  const cityKey = placeKey(city)
  const around = own.length > 0 ? own : nearestFirst(index, inCity(index, cityKey, region), point)
  return {
    kind: 'postal-code',
    code,
    city,
    cityKey,
    region,
    point,
    positions: around,
    isWidened: own.length === 0 && around.length > 0,
    isCounty: false,
    reading,
  }
}

function inCode(zipCodes: SearchField, code: string): number[] {
  const positions: number[] = []
  scanTextColumn(zipCodes.lower, code.toLowerCase(), (value, place) => {
    if (place === 0) positions.push(...membersOf(zipCodes, value))
    return false
  })
  return positions.sort((a, b) => a - b)
}

function inCity(index: SearchIndex, cityKey: string, region: Region): number[] {
  const values = index.cityValues.get(cityKey) ?? []
  return values
    .flatMap((value) => membersOf(index.cities, value))
    .filter((position) => index.ranked[position]?.stateSlug === region.slug)
    .sort((a, b) => a - b)
}

function inState(index: SearchIndex, region: Region): number[] {
  const values = [...index.stateSlugs.keys()].filter((value) => index.stateSlugs[value] === region.slug)
  return values.flatMap((value) => membersOf(index.states, value)).sort((a, b) => a - b)
}

function membersOf({ members, memberStarts }: SearchField, value: number): number[] {
  return Array.from(members.subarray(memberStarts[value], memberStarts[value + 1]))
}

function nearestFirst(index: SearchIndex, positions: number[], from: GeoPoint): number[] {
  const miles = new Map(
    positions.map((position) => {
      const { latitude, longitude } = index.ranked[position] as DirectoryEntry
      const isKnown = latitude !== null && longitude !== null
      return [position, isKnown ? distanceMiles(from, { latitude, longitude }) : Number.POSITIVE_INFINITY]
    }),
  )
  return positions.sort((a, b) => (miles.get(a) as number) - (miles.get(b) as number) || a - b)
}

function centreOf(members: readonly DirectoryEntry[]): GeoPoint | null {
  const known = members.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
  if (known.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(known.map(({ latitude }) => latitude as number)),
    longitude: mean(known.map(({ longitude }) => longitude as number)),
  }
}
