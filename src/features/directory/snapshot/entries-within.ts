import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { DirectoryEntry } from './directory-entry.ts'

/** Of latitude, rounded down, so that no window is too narrow. */
export const MILES_PER_DEGREE = 68.7

export type NearEntry = { entry: DirectoryEntry; distanceMiles: number }

/** Unordered. Compares the latitudes of all: a millisecond at 100,000. */
export function entriesWithin(
  entries: readonly DirectoryEntry[],
  from: GeoPoint,
  radiusMiles: number,
): NearEntry[] {
  const degrees = radiusMiles / MILES_PER_DEGREE
  const near: NearEntry[] = []
  for (const entry of entries) {
    const { latitude, longitude } = entry
    if (latitude === null || longitude === null || Math.abs(latitude - from.latitude) > degrees) continue
    const distance = distanceMiles(from, { latitude, longitude })
    if (distance <= radiusMiles) near.push({ entry, distanceMiles: distance })
  }
  return near
}
