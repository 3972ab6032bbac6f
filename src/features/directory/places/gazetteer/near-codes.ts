import { distanceMiles, type GeoPoint, MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'
import { firstAfter } from '../../finder/indexes/positions.ts'

const MAX_CODE_MILES = 300

/** Returns the positions of all codes from south to north. `points`: latitude and longitude of each, one after the other. */
export function orderByLatitude(points: Float32Array): Uint32Array {
  const latitudeOf = (at: number) => points[at * 2] as number
  return Uint32Array.from({ length: points.length / 2 }, (_, at) => at).sort(
    (a, b) => latitudeOf(a) - latitudeOf(b),
  )
}

/**
 * Returns the miles from a point to the nearest postal code of its own region, and of any other. `points`: latitude
 * and longitude of each code, one after the other; `order` as `orderByLatitude` returns it; `isOwn` takes a code's
 * position. Infinity without one.
 */
export function milesToCodes(
  point: GeoPoint,
  points: Float32Array,
  order: Uint32Array,
  isOwn: (at: number) => boolean,
): { own: number; other: number } {
  const perDegreeEast = Math.cos((point.latitude * Math.PI) / 180)
  // Squares: an import asks for tens of thousands of points, and roots for all codes would take most of the time.
  let [own, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  /** Returns whether codes farther north or south may still be nearer. */
  const look = (at: number): boolean => {
    const north = (points[at * 2] as number) - point.latitude
    const square = north * north
    if (square >= Math.max(own, other)) return false
    const east = ((points[at * 2 + 1] as number) - point.longitude) * perDegreeEast
    if (isOwn(at)) own = Math.min(own, square + east * east)
    else other = Math.min(other, square + east * east)
    return true
  }
  const middle = firstAfter(
    order.length,
    (at) => (points[(order[at] as number) * 2] as number) < point.latitude,
  )
  let [south, north] = [middle - 1, middle]
  // In turn, so that both ends come near early.
  while (south >= 0 || north < order.length) {
    if (south >= 0) south = look(order[south] as number) ? south - 1 : -1
    if (north < order.length) north = look(order[north] as number) ? north + 1 : order.length
  }
  return { own: Math.sqrt(own) * MILES_PER_DEGREE, other: Math.sqrt(other) * MILES_PER_DEGREE }
}

/** Returns the position of the postal code nearest to a point, or null beyond 300 miles. */
export function nearestCode(point: GeoPoint, points: Float32Array): number | null {
  let nearest: number | null = null
  let least = MAX_CODE_MILES
  for (let at = 0; at < points.length / 2; at++) {
    // Most are too far already.
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
