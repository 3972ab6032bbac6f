import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import type { SearchIndex } from '../../search/indexes/search-index.ts'
import { scanTextColumn, textAt } from '../../finder/index/text-column.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { placeKey } from '../gazetteer/place-key.ts'
import { partnersInPart } from '../names/region-parts.ts'
import { centreOf, inCity, inCode, inState, membersOf, nearestFirst } from './partners-in.ts'
import { rankPlaces, sizesOf } from './rank-places.ts'
import { type PlaceReading, readPlaces } from './read-places.ts'
import type { UnderstoodPlace } from './understood-place.ts'

/** What partners write after a town's name: "Mahwah Township". */
const KINDS_OF_TOWNS = ['township', 'borough', 'village', 'town']
/** How many times larger a town without partners must be than its namesake. */
const MUCH_LARGER = 4
const MAX_PLACES = 6
/** Without partners; more would leave no room for other readings. */
const MAX_NAMESAKES = 3

const NO_READING: PlaceReading = {
  kind: 'city',
  code: null,
  cityKey: null,
  region: null,
  rest: [],
  isFirm: false,
  isAtEdge: false,
  hasRegion: false,
  isPart: false,
  isGuess: false,
  isAfterIn: false,
  explained: 0,
  at: 0,
}

const PLAIN = {
  kind: 'city',
  code: null,
  city: null,
  cityKey: null,
  point: null,
  isWidened: false,
  isCounty: false,
} as const

/** Returns the places that a query names, likeliest first (rankPlaces). */
export function understandPlaces(index: SearchIndex, gazetteer: Gazetteer, query: string): UnderstoodPlace[] {
  const asked = restoreZero(index, gazetteer, query)
  const readings = readPlaces(gazetteer, asked, (key) => index.cityValues.has(key))
  const country = readCountry(asked)
  const everywhere = readings
    .flatMap((reading) => placesOf(index, gazetteer, reading))
    .filter(({ reading, positions }) => !reading.isGuess || positions.length > 0)
  const inCountry = everywhere.filter(({ region }) => region.country === country)
  const places = inCountry.length > 0 ? inCountry : everywhere
  const found = new Map<string, UnderstoodPlace>()
  const countOf = new Map<PlaceReading, number>()
  for (const place of rankPlaces(gazetteer, places, placeKey(asked))) {
    const key = `${place.kind} ${place.code ?? place.cityKey} ${place.region.code}`
    const count = countOf.get(place.reading) ?? 0
    if (found.has(key) || (place.positions.length === 0 && count >= MAX_NAMESAKES)) continue
    found.set(key, place)
    countOf.set(place.reading, count + 1)
  }
  return [...found.values()].slice(0, MAX_PLACES)
}

/** "niagara falls canada", "vancouver, USA" */
function readCountry(query: string): Region['country'] | undefined {
  const last = foldWords(query)
  if (/(?:^| )canada$/.test(last)) return 'CA'
  return /(?:^| )(?:usa|united states|america|estados unidos|etats unis)$/.test(last) ? 'US' : undefined
}

/**
 * "2648" is 02648 where a spreadsheet has dropped the zero, unless partners' ZIP codes begin with it. "LOR"
 * in capitals is L0R where it has partners, unless it is a word of a name.
 */
function restoreZero(index: SearchIndex, gazetteer: Gazetteer, query: string): string {
  // "021 70": dictation groups digits.
  if (/^\d[\d ]+\d$/.test(query) && query.replaceAll(' ', '').length === 5) return query.replaceAll(' ', '')
  if (/^\d{4}$/.test(query)) return inCode(index.zipCodes, query).length === 0 ? `0${query}` : query
  if (!/^[A-Z]O[A-Z]$/.test(query) || isWord(index, query.toLowerCase())) return query
  const code = query.replace('O', '0')
  return placeOfCode(index, gazetteer, code)?.positions.length ? code : query
}

function isWord({ nameWords, cities }: SearchIndex, word: string): boolean {
  let isFound = nameWords.known.has(word)
  scanTextColumn(cities.words, word, (value) => {
    isFound ||= ` ${textAt(cities.words, value)} `.includes(` ${word} `)
    return isFound
  })
  return isFound
}

/** Without a state there may be several. */
function placesOf(index: SearchIndex, gazetteer: Gazetteer, reading: PlaceReading): UnderstoodPlace[] {
  const { kind, region, cityKey, code } = reading
  if (kind === 'postal-code' && code)
    return [placeOfCode(index, gazetteer, code, reading)].flatMap((one) => one ?? [])
  if (kind === 'state' && region) {
    const positions = inState(index, region)
    return [{ ...PLAIN, kind, region, positions, reading }]
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

/** Null when neither partners nor the gazetteer know it. */
export function placeOfCity(
  index: SearchIndex,
  gazetteer: Gazetteer,
  cityKey: string,
  region: Region,
  reading: PlaceReading = NO_READING,
): UnderstoodPlace | null {
  const positions = inCity(index, cityKey, region)
  const kindOfTown =
    positions.length === 0
      ? KINDS_OF_TOWNS.find((kind) => index.cityValues.has(`${cityKey}${kind}`))
      : undefined
  if (kindOfTown && inCity(index, `${cityKey}${kindOfTown}`, region).length > 0)
    return placeOfCity(index, gazetteer, `${cityKey}${kindOfTown}`, region, reading)
  // York in Ontario is part of Toronto, but York alone is a city with partners.
  const isPart = positions.length === 0 && (reading.hasRegion || !index.cityValues.has(cityKey))
  const whole = isPart ? gazetteer.wholeCity(region, cityKey) : undefined
  if (whole && inCity(index, placeKey(whole.city), region).length > 0)
    return placeOfCity(index, gazetteer, placeKey(whole.city), region, reading)
  const known = gazetteer.cities(cityKey).find((city) => city.region === region)
  if (positions.length === 0) {
    const county = placeOfCounty(index, gazetteer, cityKey, region, reading)
    if (!known) return county ?? placeOfPart(index, cityKey, region, reading)
    if (county && county.positions.length > 0) return county
  }
  const members = positions.map((position) => index.ranked[position] as DirectoryEntry)
  const city = members[0]?.city ?? known?.city ?? ''
  const point = known ? { latitude: known.latitude, longitude: known.longitude } : centreOf(members)
  return { ...PLAIN, city, cityKey, region, point, positions, reading }
}

function placeOfPart(
  index: SearchIndex,
  cityKey: string,
  region: Region,
  reading: PlaceReading,
): UnderstoodPlace | null {
  if (!reading.isPart) return null
  const part = partnersInPart(index.ranked, inState(index, region), cityKey, region)
  if (!part) return null
  const { name: city, positions } = part
  return { ...PLAIN, city, cityKey, region, positions, isCounty: true, reading }
}

/** Nearest to its middle first. */
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
    const text = textAt(zipCodes.lower, value)
    const code = /^\d/.test(text) ? text.slice(0, 5) : text.slice(0, 3).toUpperCase()
    if (codes.has(code)) positions.push(...membersOf(zipCodes, value))
  }
  const nearest = nearestFirst(index, positions, point)
  return { ...PLAIN, city, cityKey, region, point, positions: nearest, isCounty: true, reading }
}

/** Five digits or area; null when unknown. */
export function placeOfCode(
  index: SearchIndex,
  gazetteer: Gazetteer,
  code: string,
  reading: PlaceReading = NO_READING,
): UnderstoodPlace | null {
  const known = gazetteer.postalCode(code)
  if (!known) return null
  const { region, latitude, longitude } = known
  const point = { latitude, longitude }
  const own = inCode(index.zipCodes, code)
  const part = placeKey(known.city)
  // "J8X" is in Hull, whose partners are those of Gatineau around it.
  const isEmpty = own.length === 0 && inCity(index, part, region).length === 0
  const { city } = (isEmpty && gazetteer.wholeCity(region, part)) || known
  const cityKey = placeKey(city)
  const around = own.length > 0 ? own : nearestFirst(index, inCity(index, cityKey, region), point)
  const isWidened = own.length === 0 && around.length > 0
  return {
    ...PLAIN,
    kind: 'postal-code',
    code,
    city,
    cityKey,
    region,
    point,
    positions: around,
    isWidened,
    reading,
  }
}
