import type { Coordinates } from '../../../../shared/places/geo.ts'
import { findRegion } from '../../../../shared/places/regions.ts'
import { liesElsewhere, type PlaceTables } from './find-contradictions.ts'
import { locateAddress } from './locate-address.ts'

/** The likeliest point of the address (`zipCode` as `restoreZip` writes it) that lies in its state; else null. */
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
