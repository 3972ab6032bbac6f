import { distanceMiles, type GeoPoint, MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { runInSlices } from '../../snapshot/run-in-slices.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'

/** `size`: number of postal codes, in place of a population. */
export type Town = GeoPoint & { city: string; region: Region; size: number }

const BAND_DEGREES = 0.5
/** Bases and firms as the Postal Service shortens them: "J B P H H", "Shaw A F B", "Jber". No map is clearer by them. */
const SHORTENED = /\b(?:[A-Z] [A-Z]|Afb|Arb|Jber)\b/

/** Released with the gazetteer. */
const indexes = new WeakMap<Gazetteer, Promise<ReadonlyMap<number, readonly Town[]>>>()

/** Largest first, then nearest. The first call reads all 38,000 cities: 50 ms, in slices. */
export async function townsAround(
  gazetteer: Gazetteer,
  from: GeoPoint,
  miles: number,
  limit: number,
): Promise<Town[]> {
  const index = indexes.get(gazetteer) ?? runInSlices(indexTowns(gazetteer))
  indexes.set(gazetteer, index)
  const bands = await index
  const reach = miles / MILES_PER_DEGREE
  const reachEast = reach / Math.max(0.1, Math.cos((from.latitude * Math.PI) / 180))
  const all: Found[] = []
  for (let band = bandOf(from.latitude - reach); band <= bandOf(from.latitude + reach); band++) {
    for (const town of bands.get(band) ?? []) {
      // Degrees of longitude shrink northwards: half as much again is enough within 400 miles.
      if (Math.abs(town.longitude - from.longitude) > 1.5 * reachEast) continue
      const away = distanceMiles(from, town)
      if (away <= miles) all.push({ town, away })
    }
  }
  all.sort((a, b) => b.town.size - a.town.size || a.away - b.away)
  const large = all.filter(({ town }) => town.size > 1).slice(0, limit)
  const small =
    large.length < limit
      ? withoutParts(
          all.filter(({ town }) => town.size <= 1),
          large,
        )
      : []
  return [...large, ...small].slice(0, limit).map(({ town }) => town)
}

type Found = { town: Town; away: number }

/** Nearer a large town it is one of its post offices. */
const PART_MILES = 4
const LARGE_SIZE = 10

function withoutParts(small: readonly Found[], others: readonly Found[]): Found[] {
  const large = others.filter(({ town }) => town.size >= LARGE_SIZE)
  return small.filter(({ town }) => !large.some((other) => distanceMiles(other.town, town) < PART_MILES))
}

const bandOf = (latitude: number) => Math.floor(latitude / BAND_DEGREES)

function* indexTowns(gazetteer: Gazetteer): Generator<undefined, Map<number, Town[]>, undefined> {
  const bands = new Map<number, Town[]>()
  let position = 0
  for (const { isTown, ...town } of gazetteer.allCities()) {
    if (position++ % 1000 === 0) yield
    if ((!isTown && town.size < 2) || SHORTENED.test(town.city)) continue
    const band = bandOf(town.latitude)
    const others = bands.get(band)
    if (others) others.push(town)
    else bands.set(band, [town])
  }
  return bands
}
