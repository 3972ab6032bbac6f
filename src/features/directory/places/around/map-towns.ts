import { LRUCache } from 'lru-cache'
import { paths } from '../../../../shared/paths.ts'
import type { GeoPoint } from '../../../../shared/places/geo.ts'
import type { MapCity } from '../../../maps/draw-state-map.ts'
import { findDirectoryCity } from '../../snapshot/counts.ts'
import type { DirectorySnapshot, DirectoryView } from '../../snapshot/directory-view.ts'
import { townsAround } from './towns-around.ts'

/** Wider maps name only this circle's towns. */
const MOST_MILES = 400
const OFFERED = 60

/** Each serves a page with its other orders and pages. */
const MOST_KEPT = 500

const kept = new WeakMap<DirectorySnapshot, LRUCache<string, Promise<MapCity[]>>>()

/** Largest first; linked if they have partners. */
export function mapTowns(directory: DirectoryView, from: GeoPoint, miles: number): Promise<MapCity[]> {
  const snapshot = directory.current()
  const ofSnapshot = kept.get(snapshot) ?? new LRUCache<string, Promise<MapCity[]>>({ max: MOST_KEPT })
  kept.set(snapshot, ofSnapshot)
  const key = `${from.latitude} ${from.longitude} ${miles}`
  const towns = ofSnapshot.get(key) ?? findTowns(directory, snapshot, from, miles)
  ofSnapshot.set(key, towns)
  return towns
}

async function findTowns(
  directory: DirectoryView,
  snapshot: DirectorySnapshot,
  from: GeoPoint,
  miles: number,
): Promise<MapCity[]> {
  const towns = await townsAround(await directory.gazetteer(), from, Math.min(MOST_MILES, miles), OFFERED)
  return towns.map(({ city, region, latitude, longitude, size }) => {
    const known = findDirectoryCity(snapshot, region.name, city)
    return {
      label: known?.city ?? city,
      point: { latitude, longitude },
      partnerCount: size,
      ...(known && { href: paths.city(region.name, known.city) }),
    }
  })
}
