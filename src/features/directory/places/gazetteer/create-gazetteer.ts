import { distanceMiles } from '../../../../shared/places/geo.ts'
import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import { buildLikenessTable } from '../../finder/indexes/likeness.ts'
import { firstAfter } from '../../finder/indexes/positions.ts'
import { readAreas } from '../names/areas.ts'
import { buildRegionNames } from '../names/region-names.ts'
import { isRuralArea, type PlaceIndex, SAME_PLACE_MILES } from './build-place-index.ts'
import { createCounties } from './counties.ts'
import type { Gazetteer, GazetteerCity, GazetteerPlace } from './gazetteer.ts'
import { milesToCodes, nearestCode } from './near-codes.ts'
import { buildNicknames } from './nicknames.ts'
import { placeKey } from './place-key.ts'

/** Keeps parts of `index`. */
export function createGazetteer(index: PlaceIndex): Gazetteer {
  const { codes, names } = index
  const cityOf = Uint32Array.from(index.cityOf)
  const codePoints = Float32Array.from(index.codePoints)
  const cityPoints = Float32Array.from(index.cityPoints)
  const sizes = Uint16Array.from(index.sizes)
  const towns = new Set(index.towns)
  const wholes = new Map(index.wholes)
  const regionNumbers = new Map(REGIONS.map(({ code }, number) => [code, number]))
  const regions = Uint8Array.from(index.keys, (key) => regionNumbers.get(key.slice(0, 2)) as number)
  const byKey = new Map<string, number | number[]>()
  for (const [number, written] of index.keys.entries()) {
    const key = written.slice(3)
    const others = byKey.get(key)
    byKey.set(key, others === undefined ? number : [others, number].flat())
  }
  const nicknames = buildNicknames()
  const regionNames = buildRegionNames()
  const place = (number: number, from: Float32Array, at: number): GazetteerPlace => ({
    city: names[number] as string,
    region: REGIONS[regions[number] as number] as Region,
    latitude: round(from[at * 2] as number),
    longitude: round(from[at * 2 + 1] as number),
  })
  const placeAt = (at: number) => place(cityOf[at] as number, codePoints, at)
  const cityAt = (number: number): GazetteerCity => ({
    ...place(number, cityPoints, number),
    size: sizes[number] as number,
  })
  const citiesOf = (key: string): GazetteerCity[] =>
    [byKey.get(key) ?? []]
      .flat()
      .map(cityAt)
      .sort((a, b) => b.size - a.size)
  const numberOf = (regionCode: string, key: string) => {
    const region = regionNumbers.get(regionCode)
    const found = byKey.get(key)
    if (typeof found !== 'object') return found !== undefined && regions[found] === region ? found : undefined
    return found.find((number) => regions[number] === region)
  }
  const cityIn = (code: string, key: string) => {
    const number = numberOf(code, key)
    return number === undefined ? undefined : cityAt(number)
  }
  const firstFrom = (prefix: string) => firstAfter(codes.length, (at) => (codes[at] as string) < prefix)
  const postalCode = (code: string) => {
    const at = firstFrom(code)
    if (codes[at] !== code) return undefined
    const found = placeAt(at)
    const number = cityOf[at] as number
    const isNear = towns.has(number) && distanceMiles(found, cityAt(number)) <= SAME_PLACE_MILES
    return { ...found, isWide: isRuralArea(code) && !isNear }
  }
  const { counties, countyKeys } = createCounties(index.counties, readAreas(), {
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
  })
  return {
    postalCode,
    counties,
    placeKeys: buildLikenessTable(
      new Set([...byKey.keys(), ...nicknames.keys(), ...countyKeys, ...longNames(regionNames)]),
    ),
    wholeCity(region, key) {
      const whole = wholes.get(numberOf(region.code, key) ?? -1)
      return whole === undefined ? undefined : place(whole, cityPoints, whole)
    },
    city(region, city) {
      const key = placeKey(city)
      // Many call Québec "Quebec City".
      return cityIn(region.code, key) ?? cityIn(region.code, key.replace(/city$/, ''))
    },
    cities: citiesOf,
    *allCities() {
      for (const number of names.keys()) {
        const size = sizes[number] as number
        yield { ...place(number, cityPoints, number), size, isTown: towns.has(number) }
      }
    },
    region: (words) => regionNames.get(words),
    placesIn(region) {
      const wanted = REGIONS.indexOf(region)
      return [...names.keys()]
        .filter((number) => regions[number] === wanted)
        .map((number) => place(number, cityPoints, number))
    },
    nicknames(key) {
      return (nicknames.get(key) ?? []).flatMap(({ regionCode, cityKey, ...named }) => {
        const city = cityIn(regionCode, cityKey)
        return city ? [{ ...city, ...named }] : []
      })
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
      return milesToCodes(point, codePoints, (at) => regions[cityOf[at] as number] === wanted)
    },
    nearestCode(point) {
      const at = nearestCode(point, codePoints)
      return at === null ? undefined : { code: codes[at] as string, place: placeAt(at) }
    },
  }
}

/** A slip may turn into these; as placeKeys. */
const longNames = (names: ReadonlyMap<string, Region>) =>
  [...names.keys()].filter((name) => name.length > 3 && !name.includes(' '))

/** To four decimals (11 m), as in the source: removes single precision's noise. */
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
