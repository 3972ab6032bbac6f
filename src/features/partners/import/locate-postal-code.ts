import zipcodes from 'zipcodes'
import type { Region } from '../../../shared/regions.ts'

/** First letter of a Canadian postal code → its provinces. Source: Canada Post, forward sortation areas */
const PROVINCES: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT NU',
  Y: 'YT',
}

export type LocatedPostalCode = {
  point: { latitude: number; longitude: number } | null
  /** What to look at: a code of another state, or one that no list knows. */
  warning: string | null
}

/**
 * Where a ZIP (as `restoreZip` writes it) lies, and whether it lies in the region; of a Canadian code its district.
 * A ZIP that no list knows gets the middle of its city's ZIPs.
 */
export function locatePostalCode(zipCode: string, region: Region, city: string): LocatedPostalCode {
  const isCanadian = region.country === 'CA'
  const found = zipcodes.lookup(zipCode.slice(0, isCanadian ? 3 : 5))
  const regionCodes = isCanadian ? PROVINCES[zipCode.charAt(0)] : found?.state
  const liesElsewhere = regionCodes !== undefined && !regionCodes.split(' ').includes(region.code)
  if (found) {
    const warning = liesElsewhere ? `${zipCode} lies in ${regionCodes}, not in ${region.code}.` : null
    return { point: { latitude: found.latitude, longitude: found.longitude }, warning }
  }
  const point = isCanadian ? null : middleOf(zipcodes.lookupByName(city, region.code))
  const consequence = point ? 'its point on the map is that of the city' : 'the map has no point for it'
  return { point, warning: `${zipCode} is in no list of postal codes; ${consequence}.` }
}

function middleOf(places: { latitude: number; longitude: number }[]) {
  if (places.length === 0) return null
  const mean = (numbers: number[]) =>
    Number((numbers.reduce((sum, one) => sum + one, 0) / places.length).toFixed(5))
  return {
    latitude: mean(places.map((one) => one.latitude)),
    longitude: mean(places.map((one) => one.longitude)),
  }
}
