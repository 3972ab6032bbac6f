import { distanceMiles, type GeoPoint, MILES_PER_DEGREE } from '../../../shared/places/geo.ts'
import { compareText, createTopList } from '../finder/indexes/positions.ts'
import type { DirectoryCity, DirectoryRegion } from './directory-entry.ts'

export type NearCity = { city: DirectoryCity; miles: number }

export type NearestCities = (
  from: GeoPoint,
  options: { limit: number; except: { stateSlug: string; citySlug: string } },
) => readonly NearCity[]

/** Nearest first, then by slug. */
export function createNearestCities(regions: ReadonlyMap<string, DirectoryRegion>): NearestCities {
  return (from, { limit, except }) => {
    const nearest = createTopList<NearCity>(limit, (a, b) => {
      return a.miles - b.miles || compareText(a.city.citySlug, b.city.citySlug)
    })
    for (const region of regions.values()) {
      for (const city of region.cities.values()) {
        const { latitude, longitude } = city
        const isExcept = city.citySlug === except.citySlug && city.stateSlug === except.stateSlug
        if (latitude === null || longitude === null || isExcept) continue
        const farthest = nearest.items[limit - 1]?.miles ?? Number.POSITIVE_INFINITY
        if (Math.abs(latitude - from.latitude) * MILES_PER_DEGREE > farthest) continue
        nearest.add({ city, miles: distanceMiles(from, { latitude, longitude }) })
      }
    }
    return nearest.items
  }
}
