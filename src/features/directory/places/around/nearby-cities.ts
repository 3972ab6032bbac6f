import type { NearbyCity } from '../../../../shared/pages.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { compareText } from '../../finder/indexes/positions.ts'
import { findDirectoryCity } from '../../snapshot/counts.ts'
import type { DirectoryView } from '../../snapshot/directory-view.ts'
import { placesWithin, RADII_MILES } from './places-within.ts'

/** In both countries (CITY-2), with miles to two decimals; empty when the city's point is unknown. */
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
  const around = (radiusMiles: number) =>
    placesWithin(snapshot.cities, from, radiusMiles).filter(
      ({ place }) => place.citySlug !== citySlug || place.stateSlug !== stateSlug,
    )
  const radius = RADII_MILES.find((miles) => around(miles).length >= limit) ?? Number.POSITIVE_INFINITY
  return around(radius)
    .sort((a, b) => a.miles - b.miles || compareText(a.place.citySlug, b.place.citySlug))
    .slice(0, limit)
    .map(({ place, miles }) => ({
      city: place.city,
      state: place.state,
      partnerCount: place.partners.length,
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
