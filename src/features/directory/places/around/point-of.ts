import type { GeoPoint } from '../../../../shared/places/geo.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectoryView } from '../../snapshot/directory-view.ts'
import { findCity } from './find-place.ts'

/** The partner's own, else its postal code's, else its city's; null when unknown. */
export async function pointOf(directory: DirectoryView, entry: DirectoryEntry): Promise<GeoPoint | null> {
  const { latitude, longitude, zipCode, state, city } = entry
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  const region = findRegion(state)
  if (!region) return null
  const code = zipCode.slice(0, region.country === 'CA' ? 3 : 5).toUpperCase()
  const place = (await directory.gazetteer()).postalCode(code) ?? (await findCity(directory, region, city))
  return place ? { latitude: place.latitude, longitude: place.longitude } : null
}

/** In the partners' order. */
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
