import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ZipCode } from 'zipcodes'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { readTable } from '../../../../shared/text/read-table.ts'
import { canadianCity, neighbourhoodsOf, wholeCanadianCity } from '../names/canadian-place-names.ts'
import type { CountyTables } from './counties.ts'
import ownTowns from './towns.tsv?raw'

export type CodeRow = {
  /** Five digits or a forward sortation area. */
  code: string
  city: string
  /** The city around it. */
  whole: string | undefined
  region: Region
  latitude: number
  longitude: number
}
export type TownRow = { name: string; region: Region; latitude: number; longitude: number }
export type PlaceTables = { codes: CodeRow[]; towns: TownRow[]; counties: CountyTables }

const TOWN_COLUMNS = ['region', 'name', 'latitude', 'longitude'] as const

/**
 * Reads US postal codes (package `zipcodes`, which as a module would keep 30 MB), our cuts of GeoNames
 * (scripts/cut-places.ts) and counties (scripts/cut-counties.ts), and our own towns, within the 64 regions.
 */
export async function readPlaceTables(): Promise<PlaceTables> {
  const { default: cut } = await import('./geonames/places.json', { with: { type: 'json' } })
  const codes = await readAmericanCodes()
  const known = new Set(codes.map(({ code }) => code))
  for (const row of readRows(cut.newerZips)) {
    if (!known.has(row.code)) codes.push({ ...row, city: row.place, whole: undefined })
  }
  for (const row of readRows(cut.canadianAreas)) {
    codes.push({ ...row, city: canadianCity(row.code, row.place), whole: wholeCanadianCity(row.code) })
  }
  const towns = Object.entries(cut.towns).flatMap(([code, list]) => {
    const region = findRegion(code) as Region
    return list.split('|').map((town) => {
      const [, name = '', latitude, longitude] = /^(.*),(.*),(.*)$/.exec(town) ?? []
      return { name, region, latitude: Number(latitude), longitude: Number(longitude) }
    })
  })
  for (const { region, name, latitude, longitude } of readTable(ownTowns, TOWN_COLUMNS)) {
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    towns.push({ name, region: findRegion(region) as Region, ...point })
  }
  for (const { code, place, region, latitude, longitude } of readRows(cut.canadianAreas)) {
    for (const name of neighbourhoodsOf(code, place)) towns.push({ name, region, latitude, longitude })
  }
  const { default: census } = await import('./census/counties.json', { with: { type: 'json' } })
  return { codes, towns, counties: census.counties }
}

async function readAmericanCodes(): Promise<CodeRow[]> {
  const file = createRequire(import.meta.url).resolve('zipcodes/lib/codes.js')
  const text = await readFile(file, 'utf8')
  // "exports.codes = {…};", then the same by state.
  const end = text.indexOf('exports.stateMap')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}', end < 0 ? undefined : end) + 1)
  return Object.values(JSON.parse(json) as Record<string, ZipCode>).flatMap((entry) => {
    const { zip: code, city, latitude } = entry
    const region = findRegion(entry.state ?? '')
    if (!region || !latitude || !entry.longitude || city.startsWith('Reserved')) return []
    // One of New York's has lost its sign; the Aleutians and Wake Island do lie in the east.
    const isEastern = region.code === 'AK' || region.code === 'HI'
    const longitude = isEastern ? entry.longitude : -Math.abs(entry.longitude)
    return [{ code, city, whole: undefined, region, latitude, longitude }]
  })
}

function readRows(table: string) {
  return table.split('|').map((row) => {
    const [, code = '', regionCode = '', latitude, longitude, place = ''] =
      /^([^,]*),([^,]*),([^,]*),([^,]*),(.*)$/.exec(row) ?? []
    const region = findRegion(regionCode) as Region
    return { code, region, latitude: Number(latitude), longitude: Number(longitude), place }
  })
}
