import { nearbyPartners } from '../../places/around/nearby-partners.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import type { NearEntry } from '../../snapshot/point-index.ts'
import { centreOf } from '../indexes/positions.ts'
import type { KnownPlace } from '../reading/places.ts'
import { partnersOf, type QueryMatches } from './match-query.ts'

/**
 * Up to `count` for a query without matches (SEARCH-4): those of the place or name that was probably meant, else those
 * nearest to it.
 */
export function similarTo(
  snapshot: DirectorySnapshot,
  gazetteer: Gazetteer,
  { nearly }: QueryMatches,
  count = 3,
): readonly DirectoryEntry[] {
  if (!nearly) return []
  const positions = partnersOf(snapshot.search, nearly).slice(0, count)
  if (positions.length > 0)
    return positions.map((position) => snapshot.search.ranked[position] as DirectoryEntry)
  return nearly.place ? nearestTo(snapshot, gazetteer, nearly.place, count).map(({ entry }) => entry) : []
}

/** Partners nearest to a place, or to the middle of a state. */
export function nearestTo(
  snapshot: DirectorySnapshot,
  gazetteer: Gazetteer,
  { point, region }: KnownPlace,
  count: number,
): readonly NearEntry[] {
  const from = point ?? centreOf(gazetteer.placesIn(region))
  return from ? nearbyPartners(snapshot, from, { limit: count, country: region.country }) : []
}
