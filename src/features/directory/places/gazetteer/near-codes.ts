import { distanceMiles, type GeoPoint } from '../../../../shared/places/geo.ts'

const MAX_CODE_MILES = 300
const MILES_PER_DEGREE = 69.1

/**
 * Returns the miles from a point to the nearest postal code of its own region, and of any other. `points`: latitude
 * and longitude of each code, one after the other; `isOwn` takes a code's position. Infinity without one.
 */
export function milesToCodes(
  point: GeoPoint,
  points: Float32Array,
  isOwn: (at: number) => boolean,
): { own: number; other: number } {
  const perDegreeEast = Math.cos((point.latitude * Math.PI) / 180)
  // Squares: an import asks for tens of thousands of points, and roots for 43,000 codes would take most of the time.
  let [own, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let at = 0; at < points.length / 2; at++) {
    const north = (points[at * 2] as number) - point.latitude
    const isOwnCode = isOwn(at)
    const nearest = isOwnCode ? own : other
    if (north * north >= nearest) continue
    const east = ((points[at * 2 + 1] as number) - point.longitude) * perDegreeEast
    const square = east * east + north * north
    if (square >= nearest) continue
    if (isOwnCode) own = square
    else other = square
  }
  return { own: Math.sqrt(own) * MILES_PER_DEGREE, other: Math.sqrt(other) * MILES_PER_DEGREE }
}

/** Returns the position of the postal code nearest to a point, or null beyond 300 miles. */
export function nearestCode(point: GeoPoint, points: Float32Array): number | null {
  let nearest: number | null = null
  let least = MAX_CODE_MILES
  for (let at = 0; at < points.length / 2; at++) {
    // A degree of latitude is 69 miles: most are too far already.
    if (Math.abs((points[at * 2] as number) - point.latitude) * 68 > least) continue
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
