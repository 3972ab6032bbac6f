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

/** Where a ZIP (as `restoreZip` writes it) lies, and whether it lies in the region; of a Canadian code its district. */
export function locatePostalCode(zipCode: string, region: Region): LocatedPostalCode {
  const isCanadian = region.country === 'CA'
  const found = zipcodes.lookup(zipCode.slice(0, isCanadian ? 3 : 5))
  const point = found ? { latitude: found.latitude, longitude: found.longitude } : null
  const regionCodes = isCanadian ? PROVINCES[zipCode.charAt(0)] : found?.state
  const liesElsewhere = regionCodes !== undefined && !regionCodes.split(' ').includes(region.code)
  const warning = liesElsewhere
    ? `${zipCode} lies in ${regionCodes}, not in ${region.code}.`
    : point
      ? null
      : `${zipCode} is in no list of postal codes, so the map has no point for it.`
  return { point, warning }
}
