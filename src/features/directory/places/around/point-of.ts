import type { GeoPoint } from '../../../../shared/places/geo.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectoryView } from '../../snapshot/directory-view.ts'
import { findCity } from './find-place.ts'
import { locateAddress } from './locate-address.ts'

/** The partner's own, else its address's; null when unknown. */
export async function pointOf(directory: DirectoryView, entry: DirectoryEntry): Promise<GeoPoint | null> {
  const { latitude, longitude, zipCode, state, city } = entry
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  const region = findRegion(state)
  if (!region) return null
  const [known] = locateAddress(await directory.gazetteer(), region, zipCode, city)
  const place = known ?? (await findCity(directory, region, city))
  return place ? { latitude: place.latitude, longitude: place.longitude } : null
}

/** In the partners' order. */
export const pointsOf = (
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
): Promise<(GeoPoint | null)[]> => Promise.all(entries.map((entry) => pointOf(directory, entry)))
