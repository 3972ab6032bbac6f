import { readFile } from 'node:fs/promises'
import { loadGazetteer } from '../../src/features/directory/places/gazetteer/gazetteer.ts'
import { placeKey } from '../../src/features/directory/places/gazetteer/place-key.ts'
import { readPlaceTables } from '../../src/features/directory/places/gazetteer/read-place-tables.ts'
import { distanceMiles, type GeoPoint } from '../../src/shared/places/geo.ts'
import { findRegion } from '../../src/shared/places/regions.ts'

const KM_PER_MILE = 1.609344

export type CoordinateScore = { what: string; known: number; all: number; medianKm: number; p99Km: number }

/**
 * Compares the gazetteer's points of Canadian postal areas with a file (columns fsa, place, province, latitude,
 * longitude), which proves little when the table was made from it, and with the towns of the areas' names, whose points
 * come from another table of the source. Rural areas (second character 0) are left out there, as they are up to hundreds of km wide.
 */
export async function scoreCoordinates(file: string): Promise<CoordinateScore[]> {
  const gazetteer = await loadGazetteer()
  const { towns } = await readPlaceTables()
  const townOf = new Map(towns.map((town) => [`${town.region.code}/${placeKey(town.name)}`, town]))
  const rows = (await readFile(file, 'utf8')).trim().split('\n').slice(1)
  const toFile: number[] = []
  const toTown: number[] = []
  let known = 0
  let withTown = 0
  for (const row of rows) {
    const [, area = '', , , code = '', latitude, longitude] =
      /^([^,]+),("[^"]*"|[^,]*),()([A-Z]{2}),([^,]+),([^,]+)$/.exec(row.trim()) ?? []
    const region = findRegion(code)
    const place = gazetteer.postalCode(area)
    if (!region || !place || place.region !== region) continue
    known += 1
    toFile.push(kilometres(place, { latitude: Number(latitude), longitude: Number(longitude) }))
    if (area.charAt(1) === '0') continue
    const town = townOf.get(`${region.code}/${placeKey(place.city)}`)
    if (!town) continue
    withTown += 1
    toTown.push(kilometres(place, town))
  }
  return [
    { what: 'postal areas against the file', known, all: rows.length, ...spread(toFile) },
    { what: 'urban areas against their towns', known: withTown, all: withTown, ...spread(toTown) },
  ]
}

function kilometres(a: GeoPoint, b: GeoPoint): number {
  return distanceMiles(a, b) * KM_PER_MILE
}

function spread(distances: number[]) {
  distances.sort((a, b) => a - b)
  const at = (share: number) => Math.round((distances[Math.floor(share * distances.length)] ?? 0) * 10) / 10
  return { medianKm: at(0.5), p99Km: at(0.99) }
}
