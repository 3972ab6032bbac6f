import type { Coordinates } from '../../../shared/partners/partner.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { liesElsewhere, type PlaceTables } from './find-contradictions.ts'

/**
 * Returns the point of a postal code (as `restoreZip` writes it), else of the city, if it lies in the state;
 * else null.
 */
export function locatePartner(
  { state, zipCode, city }: { state: string; zipCode: string; city: string },
  tables: PlaceTables,
): Coordinates | null {
  const region = findRegion(state)
  if (!region) return null
  const code = tables.gazetteer.postalCode(zipCode.slice(0, region.country === 'CA' ? 3 : 5))
  const candidates = [code?.region === region ? code : undefined, tables.gazetteer.city(region, city)]
  const found = candidates.find((place) => place && !liesElsewhere(place, region, tables))
  return found ? { latitude: found.latitude, longitude: found.longitude } : null
}
