import type { GeoPoint } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import type { PlaceReading } from './read-places.ts'

/** With the partners there. */
export type UnderstoodPlace = {
  kind: PlaceReading['kind']
  code: string | null
  city: string | null
  cityKey: string | null
  region: Region
  point: GeoPoint | null
  /** In `index.ranked`; without partners in a postal code, its city's, nearest first. */
  positions: readonly number[]
  /** Only the postal code's city has partners. */
  isWidened: boolean
  /** `city` is a county's name, which has no page. */
  isCounty: boolean
  reading: PlaceReading
}
