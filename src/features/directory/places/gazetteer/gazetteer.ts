import { readFile } from 'node:fs/promises'
import type { GeoPoint } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import type { LikenessTable } from '../../finder/indexes/likeness.ts'
import { runInSlices } from '../../snapshot/run-in-slices.ts'
import { buildPlaceIndex, type PlaceIndex } from './build-place-index.ts'
import type { County } from './counties.ts'
import { createGazetteer } from './create-gazetteer.ts'
import type { NamedCity } from './nicknames.ts'
import { readPlaceTables } from './read-place-tables.ts'

export type GazetteerPlace = GeoPoint & { city: string; region: Region }

/** `isWide`: a rural area alone is known, whose middle may be hundreds of miles from its town. */
export type CodePlace = GazetteerPlace & { isWide: boolean }

/** `size`: its postal codes, in place of a population. */
export type GazetteerCity = GazetteerPlace & { size: number }

/** US ZIPs, first halves of Canadian codes, towns, counties and names of regions. */
export type Gazetteer = {
  /** "28801" or "H2X". */
  postalCode(code: string): CodePlace | undefined
  /** In any spelling of placeKey. */
  city(region: Region, city: string): GazetteerPlace | undefined
  /** By placeKey, largest first. */
  cities(key: string): readonly GazetteerCity[]
  /** `isTown`: of a table of towns, so no mere post office ("State Board Of Insurance"). */
  allCities(): Iterable<GazetteerCity & { isTown: boolean }>
  /** The city around a part: Gatineau around "hull". */
  wholeCity(region: Region, key: string): GazetteerPlace | undefined
  /** By placeKey ("harriscounty", "peelregion"), most codes first. */
  counties(key: string): readonly County[]
  /** Of cities, counties, areas and regions, with their other names. */
  placeKeys: LikenessTable
  /** Folded: "north carolina", "n carolina", "nc". */
  region(words: string): Region | undefined
  /** By placeKey: "nyc", "queencity" (several). */
  nicknames(key: string): readonly (GazetteerCity & Pick<NamedCity, 'needsMore'>)[]
  placesIn(region: Region): GazetteerPlace[]
  codesWith(prefix: string, limit: number): { code: string; place: GazetteerPlace }[]
  /** To the nearest postal code of the region, and of others. */
  milesFrom(point: GeoPoint, region: Region): { own: number; other: number }
  /** Undefined beyond 300 miles. */
  nearestCode(point: GeoPoint): { code: string; place: GazetteerPlace } | undefined
}

/** About 10 MB; building takes half a second of CPU, so the built server has a file. */
export async function loadGazetteer(): Promise<Gazetteer> {
  const isBuilt = !import.meta.url.endsWith('.ts')
  return createGazetteer(isBuilt ? await readPlaceIndex() : await makePlaceIndex())
}

/** In slices. */
export async function makePlaceIndex(): Promise<PlaceIndex> {
  return runInSlices(buildPlaceIndex(await readPlaceTables()))
}

/** scripts/build/write-place-index.ts makes it. */
async function readPlaceIndex(): Promise<PlaceIndex> {
  return JSON.parse(await readFile(new URL('./place-index.json', import.meta.url), 'utf8'))
}
