import { z } from 'zod'
import type { Locale } from '../text/i18n.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'

/** Degrees. */
export type GeoPoint = { latitude: number; longitude: number }

/** Mean radius (IUGG). */
const EARTH_RADIUS_MILES = 3958.7613
const KM_PER_MILE = 1.609344

/** Of latitude, rounded down, so that no window is too narrow. */
export const MILES_PER_DEGREE = 69.09

/** Haversine, 0–12,437 miles. */
export function distanceMiles(a: GeoPoint, b: GeoPoint): number {
  const latitudeA = toRadians(a.latitude)
  const latitudeB = toRadians(b.latitude)
  const halfLatitude = Math.sin((latitudeB - latitudeA) / 2)
  const halfLongitude = Math.sin(toRadians(b.longitude - a.longitude) / 2)
  const chord = halfLatitude ** 2 + Math.cos(latitudeA) * Math.cos(latitudeB) * halfLongitude ** 2
  // Rounding can exceed 1 for opposite points.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Miles (US) or kilometres (Canada), at least 0.1: postal codes are no finer. */
export function formatDistance(miles: number, country: 'US' | 'CA', locale: Locale = 'en'): string {
  const distance = country === 'CA' ? miles * KM_PER_MILE : miles
  const oneDecimal = Math.max(0.1, Math.round(distance * 10) / 10)
  const shown = oneDecimal < 10 ? oneDecimal : Math.round(distance)
  const space = locale === 'en' ? ' ' : '\u00a0'
  return `${shown.toLocaleString(LANGUAGE_TAGS[locale])}${space}${country === 'CA' ? 'km' : 'mi'}`
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** As far as a family would drive. */
const NEARBY_MILES = 100

/** False where a distance is unknown. */
export function areNearby(found: readonly { distanceMiles?: number | undefined }[]): boolean {
  return found.every(({ distanceMiles: miles }) => miles !== undefined && miles <= NEARBY_MILES)
}

export const Coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Coordinates = z.infer<typeof Coordinates>
