import {
  isFiltered,
  LIST_PAGE_SIZE,
  type ListOptions,
  type ListSort,
  type ListView,
} from '../../../shared/lists.ts'
import type { PlaceGroup } from '../../../shared/pages.ts'
import { paths } from '../../../shared/paths.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { compareNames } from '../finder/indexes/positions.ts'
import { pointsOf } from '../places/around/point-of.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot, DirectoryView } from '../snapshot/directory-view.ts'
import { readOpenings } from './read-opening.ts'

/**
 * Filters and orders (by distance or price: the unknown last). `from`: null ignores `distance`. `now` decides
 * who is open.
 */
export async function arrangeList(
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
  options: ListOptions,
  from: GeoPoint | null,
  now: Date,
): Promise<readonly DirectoryEntry[]> {
  const offering = entries.filter((entry) => hasWanted(entry, options))
  const openings = options.open ? await readOpenings(directory, offering, now) : null
  const wanted = openings ? offering.filter((entry) => openings.get(entry)?.openUntil) : offering
  return sortList(directory, wanted, options.sort, from)
}

function hasWanted(entry: DirectoryEntry, { service, answers, price, language, faith }: ListOptions) {
  return (
    (!service || entry.services.includes(service)) &&
    (!answers || entry.answersDayAndNight) &&
    (!price || entry.directCremationFrom !== null) &&
    (!language || entry.languages.some((name) => toSlug(name) === language)) &&
    (!faith || entry.faithsServed.some((name) => toSlug(name) === faith))
  )
}

async function sortList(
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
  sort: ListSort | undefined,
  from: GeoPoint | null,
): Promise<readonly DirectoryEntry[]> {
  if (sort === 'name') {
    // In the snapshot's order.
    const wanted = new Set(entries)
    return directory.current().partners.filter((entry) => wanted.has(entry))
  }
  if (sort === 'price') {
    const priceOf = (entry: DirectoryEntry) => entry.directCremationFrom ?? Number.MAX_VALUE
    return entries.toSorted((a, b) => priceOf(a) - priceOf(b))
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

/** A partner's city or state, when the query is its name alone ("portland"); else null. */
export function placeNamed(
  { regions }: DirectorySnapshot,
  query: string,
  { stateSlug, citySlug }: DirectoryEntry,
): PlaceGroup | null {
  const slug = toSlug(query)
  const region = regions.get(stateSlug)
  const city = region?.cities.get(slug)
  if (city && citySlug === slug)
    return {
      title: `${city.city}, ${city.state}`,
      path: paths.city(city.state, city.city),
      partnerCount: city.partners.length,
    }
  if (!region || stateSlug !== slug) return null
  const partnerCount = region.partners.length - (city?.partners.length ?? 0)
  return { title: region.state, path: paths.state(region.state), partnerCount }
}

export type ShownList = { view: ListView; entries: readonly DirectoryEntry[] }

/** Null beyond the last page. `all`: before the filter; `arranged`: after it. */
export function showList(
  snapshot: DirectorySnapshot,
  all: readonly DirectoryEntry[],
  arranged: readonly DirectoryEntry[],
  { page, options, canSortByDistance }: { page: number; options: ListOptions; canSortByDistance: boolean },
): ShownList | null {
  const pageCount = Math.max(1, Math.ceil(arranged.length / LIST_PAGE_SIZE))
  if (page > pageCount) return null
  const start = (page - 1) * LIST_PAGE_SIZE
  return {
    entries: arranged.slice(start, start + LIST_PAGE_SIZE),
    view: {
      page,
      pageCount,
      count: arranged.length,
      firstNumber: start + 1,
      options,
      serviceLabel: options.service ? (snapshot.services.get(options.service)?.label ?? null) : null,
      hasChoices: all.length > 1 || isFiltered(options),
      canSortByDistance,
    },
  }
}
