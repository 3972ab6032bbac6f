import { canadianCity } from '../src/features/directory/places/names/canadian-place-names.ts'
import { distanceMiles, type GeoPoint } from '../src/shared/places/geo.ts'

export type PostalArea = {
  area: string
  province: string
  latitude: number
  longitude: number
  place: string
}
export type Correction = { area: string; miles: number }

/** Farther from the town of its name an urban area is stray, or the town is another one of that name. */
const FROM_TOWN_MILES = 20
/** Fewer areas of a city do not tell where it is. */
const LEAST_OTHERS = 3
/** Neighbouring areas of a city lie 1 to 3 miles apart, those at its edge up to 6. */
const APART_MILES = 6
const APART_TIMES = 3
/** At the edge of its group an area still has neighbours of the same city in another one (T6V, in the north of Edmonton). */
const ALONE_TIMES = 1.5

/**
 * Returns the areas with the points of stray ones replaced, and which those are. Some urban areas of the source lie tens
 * of miles outside their city (T2P, the centre of Calgary, 17 miles; V6T, in Vancouver, 23). An urban area is stray when
 * its nearest neighbour, of areas with the same two first characters and city, is over 6 miles away and three times as
 * far as theirs are, and no area of the city is near; it gets the median point of those neighbours, which is right to a few miles. One that is over 20 miles from the town of
 * its name (H4Y, in Dorval, 56) gets the town's point, if that is nearer to the areas with the same two first characters.
 * Rural areas (second
 * character 0) are hundreds of miles wide and stay.
 */
export function correctAreas(
  areas: readonly PostalArea[],
  townOf: (province: string, city: string) => GeoPoint | undefined = () => undefined,
): {
  areas: PostalArea[]
  corrections: Correction[]
} {
  const groups = Map.groupBy(areas, ({ area, place }) => `${area.slice(0, 2)} ${canadianCity(area, place)}`)
  const cities = Map.groupBy(areas, ({ area, place }) => canadianCity(area, place))
  const corrections: Correction[] = []
  const corrected = areas.map((one) => {
    const { area, place } = one
    const group = groups.get(`${area.slice(0, 2)} ${canadianCity(area, place)}`) ?? []
    const others = group.filter((other) => other !== one)
    if (area.charAt(1) === '0') return one
    const town = townOf(one.province, canadianCity(area, place))
    if (town && distanceMiles(one, town) > FROM_TOWN_MILES) {
      const around = areas.filter((other) => other !== one && other.area.startsWith(area.slice(0, 2)))
      const toNearest = (point: GeoPoint) => Math.min(...around.map((other) => distanceMiles(point, other)))
      if (around.length > 0 && toNearest(town) < toNearest(one)) {
        corrections.push({ area, miles: distanceMiles(one, town) })
        return { ...one, latitude: town.latitude, longitude: town.longitude }
      }
    }
    if (others.length < LEAST_OTHERS) return one
    const usual = median(others.map((other) => nearest(other, group)))
    if (nearest(one, group) <= Math.max(APART_MILES, APART_TIMES * usual)) return one
    const city = cities.get(canadianCity(area, place)) ?? []
    if (nearest(one, city) <= ALONE_TIMES * usual) return one
    const point = {
      latitude: median(others.map(({ latitude }) => latitude)),
      longitude: median(others.map(({ longitude }) => longitude)),
    }
    corrections.push({ area, miles: distanceMiles(one, point) })
    return { ...one, ...point }
  })
  return { areas: corrected, corrections }
}

function nearest(one: PostalArea, group: readonly PostalArea[]): number {
  return Math.min(...group.filter((other) => other !== one).map((other) => distanceMiles(one, other)))
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] as number)) / 2
}
