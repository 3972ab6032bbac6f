import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { Region } from '../../../shared/places/regions.ts'
import { runInSlices } from '../snapshot/run-in-slices.ts'
import { buildGazetteer } from './build-gazetteer.ts'
import type { County } from './counties.ts'
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
   * All cities, with whether a table of towns has them too: some names of postal codes are those of a single office
   * ("State Board Of Insurance").
   */
  allCities(): Iterable<GazetteerCity & { isTown: boolean }>
  /** Of a part of a Canadian city ("hull"): the city around it (Gatineau). */
  wholeCity(region: Region, key: string): GazetteerPlace | undefined
  /** Counties of the US and areas of several cities by placeKey ("harriscounty", "peelregion"), most codes first. */
  counties(key: string): readonly County[]
  /** By folded words: "north carolina", "n carolina", "nc". */
  region(words: string): Region | undefined
  /** By placeKey: "nyc". */
  nickname(key: string): GazetteerCity | undefined
  codesWith(prefix: string, limit: number): { code: string; place: GazetteerPlace }[]
  /** Miles from a point to the nearest postal code of the region, and to that of any other. */
  milesFrom(point: GeoPoint, region: Region): { own: number; other: number }
  /** The code whose point is nearest; undefined beyond 300 miles. */
  nearestCode(point: GeoPoint): { code: string; place: GazetteerPlace } | undefined
}

/** Loads the tables (about 150 ms); they keep about 10 MB in memory. */
export async function loadGazetteer(): Promise<Gazetteer> {
  return runInSlices(buildGazetteer(await readPlaceTables()))
}
