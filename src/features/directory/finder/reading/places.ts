import type { GeoPoint } from '../../../../shared/places/geo.ts'
import { findRegion, REGIONS, type Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { placeKey } from '../../places/gazetteer/place-key.ts'
import { partnersInPart } from '../../places/names/region-parts.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { centreOf } from '../indexes/positions.ts'
import { wordsOf } from '../vocabulary/words.ts'

/** A place with the partners there. */
export type KnownPlace = {
  kind: 'postal-code' | 'city' | 'state'
  /** Five digits, or a forward sortation area. */
  code: string | null
  city: string | null
  /** A placeKey. */
  cityKey: string | null
  region: Region
  point: GeoPoint | null
  /** In `index.ranked`, in its order; without partners in a postal code, its city's. */
  positions: readonly number[]
  /** Only the postal code's city has partners. */
  isWidened: boolean
  /** `city` is the name of a county or an area, which has no page. */
  isArea: boolean
  /** Only a wide rural area is known: no distance is measured from it. */
  isWide: boolean
  /** Postal codes, in place of a population. */
  size: number
}

/** Of a state: less than that of a large city of its name. */
const STATE_SIZE = 20

const PLAIN = {
  code: null,
  city: null,
  cityKey: null,
  point: null,
  isWidened: false,
  isArea: false,
  isWide: false,
  size: 0,
}

export function stateOf(index: FinderIndex, region: Region): KnownPlace {
  return {
    ...PLAIN,
    kind: 'state',
    region,
    positions: index.inState.get(region.slug) ?? [],
    size: STATE_SIZE,
  }
}

/** Cities, counties and areas of a placeKey, in all regions that partners or the gazetteer know. */
export function placesOfKey(index: FinderIndex, gazetteer: Gazetteer, key: string): KnownPlace[] {
  const known = [...gazetteer.cities(key), ...gazetteer.counties(key)].map(({ region }) => region)
  const groups = index.cityGroups.get(key) ?? []
  const regions = new Set([...known, ...groups.flatMap(({ stateSlug }) => findRegion(stateSlug) ?? [])])
  return [...regions].flatMap((region) => cityIn(index, gazetteer, key, region) ?? [])
}

/** What partners write after a town's name: "Mahwah Township". */
const KINDS_OF_TOWNS = ['', ...wordsOf('town')]

/** Null when neither partners nor the gazetteer know it. */
export function cityIn(
  index: FinderIndex,
  gazetteer: Gazetteer,
  key: string,
  region: Region,
): KnownPlace | null {
  const plain = { ...PLAIN, kind: 'city', cityKey: key, region } as const
  const isHere = (one: { region: Region }) => one.region === region
  const groups = KINDS_OF_TOWNS.flatMap((kind) => index.cityGroups.get(key + kind) ?? [])
  const group = groups.find(({ stateSlug }) => stateSlug === region.slug)
  const known = gazetteer.cities(key).find(isHere)
  const county = gazetteer.counties(key).find(isHere)
  if (group) {
    const { city, positions } = group
    const point = known
      ? pointOf(known)
      : centreOf(positions.map((position) => index.ranked[position] as DirectoryEntry))
    return { ...plain, city, point, positions, size: known?.size ?? 1 }
  }
  const whole = known && gazetteer.wholeCity(region, key)
  if (whole && placeKey(whole.city) !== key) {
    const around = cityIn(index, gazetteer, placeKey(whole.city), region)
    if (around && around.positions.length > 0) return around
  }
  const positions = county ? [...county.codes].flatMap((code) => index.inCode.get(code) ?? []) : []
  if (county && (!known || positions.length > 0)) {
    const { name: city, codes } = county
    return {
      ...plain,
      city,
      point: pointOf(county),
      positions,
      isArea: true,
      size: codes.size,
    }
  }
  return known ? { ...plain, city: known.city, point: pointOf(known), positions, size: known.size } : null
}

/** "Eastern Kentucky": `word` is its direction. */
export function partIn(index: FinderIndex, word: string, region: Region): KnownPlace | null {
  const key = `${word}${placeKey(region.name)}`
  const part = partnersInPart(index.ranked, index.inState.get(region.slug) ?? [], word, region)
  if (!part) return null
  const { name: city, positions } = part
  return { ...PLAIN, kind: 'city', city, cityKey: key, region, positions, isArea: true, size: 50 }
}

/** Five digits or area; null when unknown. A whole Canadian code, with its `unit`, is where its partners are. */
export function placeOfCode(
  index: FinderIndex,
  gazetteer: Gazetteer,
  code: string,
  unit = '',
): KnownPlace | null {
  const known = gazetteer.postalCode(code)
  if (!known) return null
  const { region, isWide } = known
  const own = index.inCode.get(code) ?? []
  const entries = own.map((position) => index.ranked[position] as DirectoryEntry)
  const holders = entries.filter(({ zipCode }) => unit.length === 3 && zipCode.toLowerCase().endsWith(unit))
  const point = centreOf(holders) ?? pointOf((isWide && gazetteer.city(region, known.city)) || known)
  const around = cityIn(index, gazetteer, placeKey(known.city), region)
  const city = around && around.positions.length > 0 && !around.isArea ? around : null
  const positions = own.length > 0 ? own : (city?.positions ?? [])
  return {
    ...PLAIN,
    kind: 'postal-code',
    code,
    city: own.length > 0 ? known.city : (city?.city ?? known.city),
    cityKey: city?.cityKey ?? placeKey(known.city),
    region,
    point,
    positions,
    isWidened: own.length === 0 && positions.length > 0,
    isWide,
    size: 1,
  }
}

const REGION_KEYS: ReadonlySet<string> = new Set(REGIONS.map(({ name }) => placeKey(name)))

/** Whether the text is a region's own name: Washington is a city, too. */
export const isRegionName = (key: string): boolean => REGION_KEYS.has(key)

const pointOf = ({ latitude, longitude }: GeoPoint) => ({ latitude, longitude })
