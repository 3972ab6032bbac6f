import type { GeoPoint } from '../../../shared/places/geo.ts'
import { compareNames } from '../search/compare-names.ts'
import { createTopList } from '../search/top-list.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { entriesWithin, type NearEntry } from '../snapshot/point-index.ts'

/** In miles; the last covers the earth. */
const RADII_MILES = [5, 25, 50, 100, 250, 500, 1000, 2500, 13_000]
/** Grows to here until `limit` are found; beyond, one partner is enough. */
const NEAR_MILES = 250

/**
 * Returns up to `limit` nearest partners, then by name. Beyond 250 miles the first radius with any partner
 * ends the search, so only a directory without coordinates gives none.
 */
export function nearbyPartners(
  snapshot: DirectorySnapshot,
  from: GeoPoint,
  options: { limit: number; exclude?: ReadonlySet<string> },
): NearEntry[] {
  for (const radiusMiles of RADII_MILES) {
    const found = entriesWithin(snapshot.partners, snapshot.points, from, radiusMiles).filter(
      ({ entry }) => !options.exclude?.has(entry.id),
    )
    const enough = radiusMiles < NEAR_MILES ? options.limit : 1
    if (found.length < enough && radiusMiles !== RADII_MILES.at(-1)) continue
    const nearest = createTopList<NearEntry>(options.limit, (a, b) => {
      return a.distanceMiles - b.distanceMiles || compareNames(a.entry, b.entry)
    })
    for (const near of found) nearest.add(near)
    return [...nearest.items]
  }
  return []
}
