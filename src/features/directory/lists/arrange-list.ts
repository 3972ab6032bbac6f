import type { ListOptions, ListSort } from '../../../shared/lists.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import { compareNames } from '../finder/indexes/compare-names.ts'
import { pointsOf } from '../places/around/point-of.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectoryView } from '../snapshot/directory-view.ts'

/**
 * Filters by `options.service`, orders by `options.sort` (default: as given; by distance, unknown places
 * last). `from`: null ignores `distance`.
 */
export async function arrangeList(
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
  { service, sort }: ListOptions,
  from: GeoPoint | null,
): Promise<readonly DirectoryEntry[]> {
  const offering = service ? entries.filter(({ services }) => services.includes(service)) : entries
  return sortList(directory, offering, sort, from)
}

async function sortList(
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
  sort: ListSort | undefined,
  from: GeoPoint | null,
): Promise<readonly DirectoryEntry[]> {
  if (sort === 'name') {
    // The snapshot has this order.
    const wanted = new Set(entries)
    return directory.current().partners.filter((entry) => wanted.has(entry))
  }
  if (sort !== 'distance' || !from) return entries
  const points = await pointsOf(directory, entries)
  return entries
    .map((entry, index) => ({ entry, miles: milesTo(from, points[index]) }))
    .sort((a, b) => a.miles - b.miles || compareNames(a.entry, b.entry))
    .map(({ entry }) => entry)
}

const milesTo = (from: GeoPoint, point: GeoPoint | null | undefined) =>
  point ? distanceMiles(from, point) : Number.MAX_VALUE
