import { findRegion } from '../../shared/places/regions.ts'
import { createRandom } from '../../shared/random.ts'
import { type PostalCodes, type SampleCity, spellingOf } from './cities.ts'

/** At random ZIPs, with area codes of the state's nearest known city. */
export function makeFurtherPlaces(
  known: readonly SampleCity[],
  american: ReadonlyMap<string, PostalCodes>,
  count: number,
): SampleCity[] {
  if (count <= 0) return []
  const random = createRandom('further-places')
  const keys = [...american].flatMap(([key, codes]) => Array<string>(codes.length).fill(key))
  const knownByState = Map.groupBy(known, (place) => place.region.code)
  const made = new Map<string, SampleCity>()
  return Array.from({ length: count }, () => {
    const key = random.pick(keys)
    const place = made.get(key) ?? makePlace(key, american.get(key) ?? [], knownByState)
    made.set(key, place)
    return place
  })
}

function makePlace(
  key: string,
  postalCodes: PostalCodes,
  knownByState: ReadonlyMap<string, SampleCity[]>,
): SampleCity {
  const [state = '', city = ''] = key.split('/')
  const region = findRegion(state)
  if (!region) throw new Error(`No region has the code ${state}.`)
  const neighbors = knownByState.get(state) ?? []
  const distance = (other: SampleCity) => {
    const [from, to] = [postalCodes[0], other.postalCodes[0]]
    return from && to
      ? Math.hypot(from.latitude - to.latitude, (from.longitude - to.longitude) * 0.78)
      : Number.POSITIVE_INFINITY
  }
  const nearest = neighbors.reduce<SampleCity | undefined>(
    (best, other) => (best && distance(best) <= distance(other) ? best : other),
    undefined,
  )
  return { city: spellingOf(city), region, areaCode: nearest?.areaCode ?? '555', postalCodes }
}
