import { distanceMiles, type GeoPoint } from '../../../../shared/places/geo.ts'
import { nearestFirst } from '../../places/query/partners-in.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchIndex } from '../indexes/search-index.ts'

/** Farther, a partner of the town's name has nothing to do with it. */
export const NEAR_MILES = 30
/** Of latitude, rounded down. */
const MILES_OF_DEGREE = 68

/** Returns positions of partners at most NEAR_MILES from a point, nearest first. */
export function partnersNear(index: SearchIndex, point: GeoPoint): number[] {
  const near = [...index.ranked.keys()].filter((position) => isNear(index, position, point))
  return nearestFirst(index, near, point)
}

/** Whether a partner is known to be at most NEAR_MILES from a point. */
export function isNear({ ranked }: SearchIndex, position: number, point: GeoPoint): boolean {
  const { latitude, longitude } = ranked[position] as DirectoryEntry
  if (latitude === null || longitude === null) return false
  if (Math.abs(latitude - point.latitude) * MILES_OF_DEGREE > NEAR_MILES) return false
  return distanceMiles(point, { latitude, longitude }) <= NEAR_MILES
}
