import type { NearbyCity } from '../../../../shared/pages.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { findDirectoryCity } from '../../snapshot/counts.ts'
import type { DirectoryView } from '../../snapshot/directory-view.ts'

/**
 * With partners, in both countries (CITY-2), with miles to two decimals; empty when the city's point is
 * unknown.
 */
export async function nearbyCities(
  directory: DirectoryView,
  state: string,
  city: string,
  limit = 6,
): Promise<NearbyCity[]> {
  const snapshot = directory.current()
  const from = await pointOf(directory, state, city)
  if (!from) return []
  const stateSlug = findRegion(state)?.slug ?? toSlug(state)
  const citySlug = toSlug(city)
  const nearest = snapshot.nearestCities(from, { limit, except: { stateSlug, citySlug } })
  return nearest.map(({ city, miles }) => ({
    city: city.city,
    state: city.state,
    partnerCount: city.partners.length,
    distanceMiles: Math.round(miles * 100) / 100,
  }))
}

async function pointOf(directory: DirectoryView, state: string, city: string) {
  const known = findDirectoryCity(directory.current(), state, city)
  if (known && known.latitude !== null && known.longitude !== null) {
    return { latitude: known.latitude, longitude: known.longitude }
  }
  const region = findRegion(state)
  return region && (await directory.gazetteer()).city(region, city)
}
