import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { DirectoryEntry, DirectoryView } from '../snapshot/directory-view.ts'
import { findPlace } from './find-place.ts'

/** Returns a partner's own point, else that of its postal code, else of its city; null when none is known. */
export async function pointOf(directory: DirectoryView, entry: DirectoryEntry): Promise<GeoPoint | null> {
  const { latitude, longitude } = entry
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  const place =
    (await findPlace(directory, entry.zipCode)) ??
    (await findPlace(directory, `${entry.city}, ${entry.state}`))
  return place && { latitude: place.latitude, longitude: place.longitude }
}

/** Returns the points of partners, in their order. */
export async function pointsOf(
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
): Promise<(GeoPoint | null)[]> {
  const points: (GeoPoint | null)[] = []
  for (const entry of entries) {
    const { latitude, longitude } = entry
    const isKnown = latitude !== null && longitude !== null
    points.push(isKnown ? { latitude, longitude } : await pointOf(directory, entry))
  }
  return points
}
