import { createRequire } from 'node:module'
import type Zipcodes from 'zipcodes'
import { findRegion, REGIONS, type Region } from '../../shared/places/regions.ts'
import { createRandom } from '../../shared/random.ts'
import { CANADIAN_CITIES } from './canadian-cities.ts'
import { US_CITIES } from './us-cities.ts'

export type SampleCity = {
  city: string
  region: Region
  /** Real. */
  areaCode: string
  /** ZIPs, or forward sortation areas in Canada. */
  postalCodes: PostalCodes
}

export type PostalCodes = readonly { code: string; latitude: number; longitude: number }[]

/** 7 MB, loaded on demand. */
const zipcodes = (): typeof Zipcodes => createRequire(import.meta.url)('zipcodes')

/** They differ from the post office's. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'Coeur D Alene': "Coeur d'Alene",
  Dekalb: 'DeKalb',
  Deland: 'DeLand',
  'Fond Du Lac': 'Fond du Lac',
  'Hot Springs National Park': 'Hot Springs',
  'Kailua Kona': 'Kailua-Kona',
  Lagrange: 'LaGrange',
  'Lees Summit': "Lee's Summit",
  Mcallen: 'McAllen',
  Mckeesport: 'McKeesport',
  Mckinney: 'McKinney',
  Mcminnville: 'McMinnville',
  'Sault Sainte Marie': 'Sault Ste. Marie',
  'Wilkes Barre': 'Wilkes-Barre',
  'Winston Salem': 'Winston-Salem',
}

/**
 * Each of the 1,857 places, in a fixed mixed order, so that a prefix covers both countries. `american`: see
 * americanPostalCodes.
 */
export function samplePlaces(american: ReadonlyMap<string, PostalCodes>): SampleCity[] {
  const places = [
    ...readTable(US_CITIES, (city, state) => american.get(`${state}/${city}`) ?? []),
    ...readTable(CANADIAN_CITIES, (_, __, areas) => areas.split(' ').map(pointOf)),
  ]
  return createRandom('places').shuffle(places)
}

type FindPostalCodes = (city: string, state: string, areas: string) => PostalCodes

function readTable(table: string, find: FindPostalCodes): SampleCity[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state = '', total = '0'] = line.split(' ', 2)
      const region = findRegion(state)
      if (!region) throw new Error(`No region has the code ${state}.`)
      const cities = line
        .slice(state.length + total.length + 2)
        .split('; ')
        .flatMap((group) =>
          group
            .slice(4)
            .split(',')
            .map((entry) => {
              const [named = '', areas = ''] = entry.split('=')
              const [city = '', weight = '0'] = named.split('*')
              const place = {
                city: spellingOf(city),
                region,
                areaCode: group.slice(0, 3),
                postalCodes: find(city, state, areas),
              }
              return { place, weight: Number(weight) }
            }),
        )
      return apportion(cities, Number(total))
    })
}

/** One each, the rest by d'Hondt. */
function apportion(cities: { place: SampleCity; weight: number }[], total: number): SampleCity[] {
  const counts = cities.map(() => 1)
  for (let placed = cities.length; placed < total; placed++) {
    let best = 0
    const quotient = (index: number) => Math.max(cities[index]?.weight ?? 0, 0.01) / (counts[index] ?? 1)
    for (let index = 1; index < cities.length; index++) if (quotient(index) > quotient(best)) best = index
    counts[best] = (counts[best] ?? 0) + 1
  }
  return cities.flatMap(({ place }, index) => Array<SampleCity>(counts[index] ?? 0).fill(place))
}

/** Cities abbreviate "saint" and "sainte". */
export function spellingOf(city: string): string {
  return SPELLINGS[city] ?? city.replace(/^Saint /, 'St. ').replace(/^Port Saint /, 'Port St. ')
}

/** Iqaluit: the package puts its area, which is as wide as a country, 460 miles off. */
const TOWNS: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  X0A: { latitude: 63.747, longitude: -68.517 },
}

/** Throws for an unknown ZIP or forward sortation area. */
export function pointOf(code: string) {
  if (TOWNS[code]) return { code, ...TOWNS[code] }
  const found = zipcodes().lookup(code)
  if (!found) throw new Error(`No postal area ${code}.`)
  return { code, latitude: found.latitude, longitude: found.longitude }
}

/** By "NC/Asheville", without box-only ZIPs, which share their point, where others exist. */
export function americanPostalCodes(): Map<string, PostalCodes> {
  const states = new Set(REGIONS.filter((region) => region.country === 'US').map((region) => region.code))
  const byCity = new Map<string, { code: string; latitude: number; longitude: number }[]>()
  const seen = new Set<number>()
  const shared = new Set<number>()
  const keyOf = (point: { latitude: number; longitude: number }) =>
    point.latitude * 1e10 + point.longitude * 1e4
  for (const { zip, city, state, country, latitude, longitude } of Object.values(zipcodes().codes)) {
    if (country !== 'US' || !latitude || !longitude || !states.has(state)) continue
    const code = { code: zip, latitude, longitude }
    const codes = byCity.get(`${state}/${city}`)
    if (codes) codes.push(code)
    else byCity.set(`${state}/${city}`, [code])
    if (seen.has(keyOf(code))) shared.add(keyOf(code))
    seen.add(keyOf(code))
  }
  for (const [key, codes] of byCity) {
    const ownPoint = codes.filter((code) => !shared.has(keyOf(code)))
    if (ownPoint.length > 0) byCity.set(key, ownPoint)
  }
  return byCity
}
