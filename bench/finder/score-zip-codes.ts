import { readFile } from 'node:fs/promises'
import { loadGazetteer } from '../../src/features/directory/places/gazetteer/gazetteer.ts'
import { distanceMiles } from '../../src/shared/places/geo.ts'
import { findRegion } from '../../src/shared/places/regions.ts'

export type ZipScore = { what: string; known: number; all: number }

/** Counts the ZIP codes of real addresses (`file`, the columns of an import) that are known in their state, which no table of ours was made from. */
export async function scoreZipCodes(file: string): Promise<ZipScore> {
  const gazetteer = await loadGazetteer()
  const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(1)
  const addresses = lines.flatMap((line) => {
    const [, state = '', zip = ''] = /,([A-Z]{2}),(\d{3,5})(?:-?\d{4})?,/.exec(line) ?? []
    return zip ? [{ state, zip: zip.padStart(5, '0') }] : []
  })
  const found = addresses.filter(({ state, zip }) => gazetteer.postalCode(zip)?.region === findRegion(state))
  return { what: 'ZIP codes of real addresses', known: found.length, all: addresses.length }
}

/** As far as two sources' points of one ZIP code may lie apart. */
const SAME_MILES = 10

/** Counts the ZIP codes of a table (columns zip, place, state, latitude, longitude) that are known in their state near its point. */
export async function scoreZipTable(file: string): Promise<ZipScore> {
  const gazetteer = await loadGazetteer()
  const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(1)
  const known = lines.filter((line) => {
    const [zip = '', , state = '', latitude, longitude] = line.split(',')
    const place = gazetteer.postalCode(zip)
    const point = { latitude: Number(latitude), longitude: Number(longitude) }
    return place?.region === findRegion(state) && place && distanceMiles(place, point) <= SAME_MILES
  })
  return { what: 'ZIP codes of the table', known: known.length, all: lines.length }
}
