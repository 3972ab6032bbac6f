import { distanceMiles, type GeoPoint, MILES_PER_DEGREE } from '../../../../shared/places/geo.ts'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { compareNames } from '../../finder/indexes/positions.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'

export type NearEntry = { entry: DirectoryEntry; distanceMiles: number }

/** The last covers the earth. */
const RADII_MILES = [25, 100, 250, 500, 1000, 2500, 13_000]
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
    const found = entriesWithin(snapshot.partners, from, radiusMiles)
      .filter(({ entry }) => !exclude?.has(entry.id))
      .map((near) => {
        const isAcross = country !== undefined && findRegion(near.entry.stateSlug)?.country !== country
        return { near, felt: near.distanceMiles * (isAcross ? ACROSS_BORDER : 1) }
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

/** NaN without a point. In one array: a fifth of the time of asking each entry. */
const latitudes = new WeakMap<readonly DirectoryEntry[], Float64Array>()

/** Unordered. */
function entriesWithin(entries: readonly DirectoryEntry[], from: GeoPoint, radiusMiles: number): NearEntry[] {
  const degrees = radiusMiles / MILES_PER_DEGREE
  const all = latitudes.get(entries) ?? Float64Array.from(entries, ({ latitude }) => latitude ?? Number.NaN)
  latitudes.set(entries, all)
  const near: NearEntry[] = []
  for (let at = 0; at < all.length; at++) {
    const latitude = all[at] as number
    if (!(Math.abs(latitude - from.latitude) <= degrees)) continue
    const entry = entries[at] as DirectoryEntry
    if (entry.longitude === null) continue
    const distance = distanceMiles(from, { latitude, longitude: entry.longitude })
    if (distance <= radiusMiles) near.push({ entry, distanceMiles: distance })
  }
  return near
}
