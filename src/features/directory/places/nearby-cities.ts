import type { NearbyCity } from '../../../shared/pages.ts'
import { distanceMiles } from '../../../shared/places/geo.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { compareText } from '../search/compare-names.ts'
import { createTopList } from '../search/top-list.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryCity, DirectoryView } from '../snapshot/directory-view.ts'

/** Of latitude, at least. */
const MILES_PER_DEGREE = 68.7

/**
 * Returns the nearest cities with partners in both countries (CITY-2), with miles to two decimals from the
 * partners' centre or the gazetteer's point; empty when neither is known.
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
  const nearest = createTopList<{ city: DirectoryCity; miles: number }>(limit, (a, b) => {
    return a.miles - b.miles || compareText(a.city.citySlug, b.city.citySlug)
  })
  for (const region of snapshot.regions.values()) {
    for (const city of region.cities.values()) {
      const { latitude, longitude } = city
      const isItself = city.citySlug === citySlug && city.stateSlug === stateSlug
      if (latitude === null || longitude === null || isItself) continue
      const farthest = nearest.items[limit - 1]?.miles ?? Number.POSITIVE_INFINITY
      if (Math.abs(latitude - from.latitude) * MILES_PER_DEGREE > farthest) continue
      nearest.add({ city, miles: distanceMiles(from, { latitude, longitude }) })
    }
  }
  return nearest.items.map(({ city, miles }) => ({
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
