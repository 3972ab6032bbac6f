import { distanceMiles, type GeoPoint, MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'

const MAX_CODE_MILES = 300

/**
 * To the nearest postal code of the region, and of others; Infinity without one. `points`: latitude and
 * longitude in turn; `isOwn` takes a code's position.
 */
export function milesToCodes(
  point: GeoPoint,
  points: Float32Array,
  isOwn: (at: number) => boolean,
): { own: number; other: number } {
  const perDegreeEast = Math.cos((point.latitude * Math.PI) / 180)
  // Of squares: roots for all codes would take most of the time.
  let [own, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let at = 0; at < points.length / 2; at++) {
    const north = (points[at * 2] as number) - point.latitude
    const east = ((points[at * 2 + 1] as number) - point.longitude) * perDegreeEast
    const square = north * north + east * east
    if (square >= Math.max(own, other)) continue
    if (isOwn(at)) own = Math.min(own, square)
    else other = Math.min(other, square)
  }
  return { own: Math.sqrt(own) * MILES_PER_DEGREE, other: Math.sqrt(other) * MILES_PER_DEGREE }
}

/** Returns a postal code's position; null beyond 300 miles. */
export function nearestCode(point: GeoPoint, points: Float32Array): number | null {
  let nearest: number | null = null
  let least = MAX_CODE_MILES
  for (let at = 0; at < points.length / 2; at++) {
    // Most are too far north or south.
    if (Math.abs((points[at * 2] as number) - point.latitude) * MILES_PER_DEGREE > least) continue
    const miles = distanceMiles(point, {
      latitude: points[at * 2] as number,
      longitude: points[at * 2 + 1] as number,
    })
    if (miles >= least) continue
    least = miles
    nearest = at
  }
  return nearest
}
