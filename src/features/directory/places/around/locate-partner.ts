import type { Coordinates } from '../../../../shared/places/coordinates.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import type { GazetteerPlace } from '../gazetteer/gazetteer.ts'
import { liesElsewhere, type PlaceTables } from './find-contradictions.ts'

/**
 * The postal code's point (as `restoreZip` writes it), else the city's, if it lies in the state; else null.
 */
export function locatePartner(
  { state, zipCode, city }: { state: string; zipCode: string; city: string },
  tables: PlaceTables,
): Coordinates | null {
  const region = findRegion(state)
  if (!region) return null
  const code = tables.gazetteer.postalCode(zipCode.slice(0, region.country === 'CA' ? 3 : 5))
  const pointOf = (place: GazetteerPlace | undefined) =>
    place && !liesElsewhere(place, region, tables)
      ? { latitude: place.latitude, longitude: place.longitude }
      : null
  return pointOf(code?.region === region ? code : undefined) ?? pointOf(tables.gazetteer.city(region, city))
}
