import { distanceMiles, type GeoPoint, MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { compareNames, createTopList } from '../../finder/indexes/positions.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'

export type NearEntry = { entry: DirectoryEntry; distanceMiles: number }

/** The last covers the earth. */
const RADII_MILES = [5, 25, 50, 100, 250, 500, 1000, 2500, 13_000]
/** Beyond, one partner is enough. */
const NEAR_MILES = 250

/** How many times nearer a partner across the border must be. */
const ACROSS_BORDER = 2

/**
 * Up to `limit`, nearest first, then by name. With `country`, the other country's come first only when more
 * than twice as near. Beyond 250 miles the first radius with any partner ends the search; empty only without
 * coordinates.
 */
export function nearbyPartners(
  snapshot: Pick<DirectorySnapshot, 'partners'>,
  from: GeoPoint,
  options: { limit: number; exclude?: ReadonlySet<string>; country?: Region['country'] },
): NearEntry[] {
  const felt = (near: NearEntry) => {
    const isAcross = options.country !== undefined && countryOf(near) !== options.country
    return isAcross ? near.distanceMiles * ACROSS_BORDER : near.distanceMiles
  }
  for (const radiusMiles of RADII_MILES) {
    const found = entriesWithin(snapshot.partners, from, radiusMiles).filter(
      ({ entry }) => !options.exclude?.has(entry.id),
    )
    const enough = radiusMiles < NEAR_MILES ? options.limit : 1
    // Those across the border may still be overtaken from outside the radius.
    const certain = found.filter((near) => felt(near) <= radiusMiles).length
    if (certain < enough && radiusMiles !== RADII_MILES.at(-1)) continue
    const nearest = createTopList<NearEntry>(options.limit, (a, b) => {
      return felt(a) - felt(b) || compareNames(a.entry, b.entry)
    })
    for (const near of found) nearest.add(near)
    return [...nearest.items]
  }
  return []
}

function countryOf({ entry }: NearEntry): Region['country'] | undefined {
  return findRegion(entry.stateSlug)?.country
}

/** Unordered. Compares the latitudes of all: a millisecond at 100,000. */
function entriesWithin(entries: readonly DirectoryEntry[], from: GeoPoint, radiusMiles: number): NearEntry[] {
  const degrees = radiusMiles / MILES_PER_DEGREE
  const near: NearEntry[] = []
  for (const entry of entries) {
    const { latitude, longitude } = entry
    if (latitude === null || longitude === null || Math.abs(latitude - from.latitude) > degrees) continue
    const distance = distanceMiles(from, { latitude, longitude })
    if (distance <= radiusMiles) near.push({ entry, distanceMiles: distance })
  }
  return near
}
