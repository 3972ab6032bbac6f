import type { Coordinates } from '../../../shared/partners/partner.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { liesElsewhere, type PlaceTables } from './find-contradictions.ts'

/**
 * Returns the point of a ZIP or postal code (as `restoreZip` writes it), else of the city, but only one that
 * lies in the state; null when neither is known there.
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
