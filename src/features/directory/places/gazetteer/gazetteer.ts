import { readFile } from 'node:fs/promises'
import type { GeoPoint } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { runInSlices } from '../../snapshot/run-in-slices.ts'
import { buildPlaceIndex, type PlaceIndex } from './build-place-index.ts'
import type { County } from './counties.ts'
import { createGazetteer } from './create-gazetteer.ts'
import type { NamedCity } from './nicknames.ts'
import { readPlaceTables } from './read-place-tables.ts'

export type GazetteerPlace = GeoPoint & { city: string; region: Region }

/** `size`: how many postal codes a city has, which stands in for its population. */
export type GazetteerCity = GazetteerPlace & { size: number }

/** US ZIPs, Canadian forward sortation areas (first half of a postal code), towns, US counties, and names of regions. */
export type Gazetteer = {
  /** By five digits ("28801") or area ("H2X"). */
  postalCode(code: string): GazetteerPlace | undefined
  /** In any spelling that placeKey allows. */
  city(region: Region, city: string): GazetteerPlace | undefined
  /** All cities of a placeKey, largest first. */
  cities(key: string): readonly GazetteerCity[]
  /**
   * `isTown`: a table of towns has it; else its name may be that of one post office ("State Board Of
   * Insurance").
   */
  allCities(): Iterable<GazetteerCity & { isTown: boolean }>
  /** Of a part of a Canadian city ("hull"): the city around it (Gatineau). */
  wholeCity(region: Region, key: string): GazetteerPlace | undefined
  /** Counties of the US and areas of several cities by placeKey ("harriscounty", "peelregion"), most codes first. */
  counties(key: string): readonly County[]
  /** Folded: "north carolina", "n carolina", "nc". */
  region(words: string): Region | undefined
  /** By placeKey: "nyc", "queencity" (several). */
  nicknames(key: string): readonly (GazetteerCity & Pick<NamedCity, 'isPart' | 'isShort' | 'needsMore'>)[]
  /** The placeKeys of a region's cities and of their other names. */
  keysIn(region: Region): Iterable<string>
  /** Cities with so many postal codes that they are known far away. */
  largeCities: readonly { key: string; region: Region }[]
  codesWith(prefix: string, limit: number): { code: string; place: GazetteerPlace }[]
  /** Miles from a point to the nearest postal code of the region, and to that of any other. */
  milesFrom(point: GeoPoint, region: Region): { own: number; other: number }
  /** Undefined beyond 300 miles. */
  nearestCode(point: GeoPoint): { code: string; place: GazetteerPlace } | undefined
}

/** Loads the index and keeps about 10 MB of it in memory. */
export async function loadGazetteer(): Promise<Gazetteer> {
  // Building the index takes half a second of CPU, so the built server has it in a file.
  const isBuilt = !import.meta.url.endsWith('.ts')
  return createGazetteer(isBuilt ? await readPlaceIndex() : await makePlaceIndex())
}

/** Builds the index from the tables, without blocking requests for long. */
export async function makePlaceIndex(): Promise<PlaceIndex> {
  return runInSlices(buildPlaceIndex(await readPlaceTables()))
}

/** From beside the built server (scripts/build/write-place-index.ts). */
async function readPlaceIndex(): Promise<PlaceIndex> {
  return JSON.parse(await readFile(new URL('./place-index.json', import.meta.url), 'utf8'))
}
