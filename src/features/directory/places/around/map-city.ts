import { paths } from '../../../../shared/paths.ts'
import type { Coordinates } from '../../../../shared/places/geo.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import type { MapCity } from '../../../maps/draw-state-map.ts'
import type { DirectoryCity } from '../../snapshot/directory-entry.ts'
import { liesElsewhere, type PlaceTables } from './find-contradictions.ts'
import { locateAddress } from './locate-address.ts'

/** In px: phones show it at nearly full size. */
export const ASIDE_MAP = { width: 340, height: 340 }

/** Null without a point. */
export function mapCity(city: DirectoryCity): MapCity | null {
  if (city.latitude === null || city.longitude === null) return null
  return {
    label: city.city,
    point: { latitude: city.latitude, longitude: city.longitude },
    partnerCount: city.partners.length,
    href: paths.city(city.state, city.city),
  }
}

/** The likeliest point that lies in the address's state. `zipCode`: as of `restoreZip`. */
export function locatePartner(
  { state, zipCode, city }: { state: string; zipCode: string; city: string },
  tables: PlaceTables,
): Coordinates | null {
  const region = findRegion(state)
  if (!region) return null
  const places = locateAddress(tables.gazetteer, region, zipCode, city)
  const there = places.find((place) => !liesElsewhere(place, region, tables))
  return there ? { latitude: there.latitude, longitude: there.longitude } : null
}
