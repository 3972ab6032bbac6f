import { distanceMiles, type GeoPoint, MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'

type Placed = { latitude: number | null; longitude: number | null }

/** To widen a search by. The last covers the earth. */
export const RADII_MILES = [25, 100, 250, 500, 1000, 2500, 13_000]

/** NaN without a point. In one array: a fifth of the time of asking each place. */
const latitudes = new WeakMap<readonly Placed[], Float64Array>()

/** Unordered. Latitudes are kept for the array, which must not change. */
export function placesWithin<Place extends Placed>(
  places: readonly Place[],
  from: GeoPoint,
  radiusMiles: number,
): { place: Place; miles: number }[] {
  const degrees = radiusMiles / MILES_PER_DEGREE
  const all = latitudes.get(places) ?? Float64Array.from(places, ({ latitude }) => latitude ?? Number.NaN)
  latitudes.set(places, all)
  const near: { place: Place; miles: number }[] = []
  for (let at = 0; at < all.length; at++) {
    const latitude = all[at] as number
    if (!(Math.abs(latitude - from.latitude) <= degrees)) continue
    const place = places[at] as Place
    if (place.longitude === null) continue
    const miles = distanceMiles(from, { latitude, longitude: place.longitude })
    if (miles <= radiusMiles) near.push({ place, miles })
  }
  return near
}
