import type { GeoPoint } from '../../../../shared/places/geo.ts'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { compareNames } from '../../finder/indexes/positions.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { placesWithin, RADII_MILES } from './places-within.ts'

export type NearEntry = { entry: DirectoryEntry; distanceMiles: number }

/** Beyond it one partner is enough. */
const NEAR_MILES = 250

/** So many times nearer must a partner across the border be. */
const ACROSS_BORDER = 2

/**
 * Nearest first, then by name. With `country`, the other's come first only when more than twice as near.
 * Beyond 250 miles the first radius with a partner ends the search; empty only without coordinates.
 */
export function nearbyPartners(
  snapshot: Pick<DirectorySnapshot, 'partners'>,
  from: GeoPoint,
  options: { limit: number; exclude?: ReadonlySet<string>; country?: Region['country'] },
): NearEntry[] {
  const { limit, exclude, country } = options
  for (const radiusMiles of RADII_MILES) {
    const found = placesWithin(snapshot.partners, from, radiusMiles)
      .filter(({ place }) => !exclude?.has(place.id))
      .map(({ place: entry, miles }) => {
        const isAcross = country !== undefined && findRegion(entry.stateSlug)?.country !== country
        return { near: { entry, distanceMiles: miles }, felt: miles * (isAcross ? ACROSS_BORDER : 1) }
      })
    const enough = radiusMiles < NEAR_MILES ? limit : 1
    // Those across the border may be overtaken from outside the radius.
    const certain = found.filter(({ felt }) => felt <= radiusMiles).length
    if (certain < enough && radiusMiles !== RADII_MILES.at(-1)) continue
    return found
      .sort((a, b) => a.felt - b.felt || compareNames(a.near.entry, b.near.entry))
      .slice(0, limit)
      .map(({ near }) => near)
  }
  return []
}
