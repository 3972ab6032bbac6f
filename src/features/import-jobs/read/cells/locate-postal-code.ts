import type { Coordinates } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { locateAddress } from '../../../directory/places/around/locate-address.ts'
import type { Gazetteer } from '../../../directory/places/gazetteer/gazetteer.ts'
import { postalArea } from '../../../directory/places/gazetteer/place-key.ts'

export type LocatedPostalCode = {
  point: Coordinates | null
  warning: string | null
}

/**
 * Takes a code as `restoreZip` writes it, a Canadian one by its first half. An unknown code and one of
 * another region get their city's point and a warning.
 */
export function locatePostalCode(
  gazetteer: Gazetteer,
  zipCode: string,
  region: Region,
  city: string,
): LocatedPostalCode {
  const found = gazetteer.postalCode(postalArea(zipCode))
  const [place] = locateAddress(gazetteer, region, zipCode, city)
  const point = place ? { latitude: place.latitude, longitude: place.longitude } : null
  if (found?.region.code === region.code) return { point, warning: null }
  if (found) return { point, warning: `${zipCode} lies in ${found.region.code}, not in ${region.code}.` }
  const consequence = place ? 'its point on the map is that of the city' : 'the map has no point for it'
  return { point, warning: `${zipCode} is in no list of postal codes; ${consequence}.` }
}
