import { isFiltered, LIST_PAGE_SIZE, type ListOptions } from '../../../shared/lists.ts'
import type { SearchPage } from '../../../shared/pages.ts'
import type { GeoPoint } from '../../../shared/places/geo.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import type { Place, SearchResult } from '../../../shared/search.ts'
import { placeName } from '../../../shared/text/place-names.ts'
import { type FoundPartners, findMeant, findPartners, showFound } from '../finder/answers/search-directory.ts'
import { arrangeList, placeNamed, showList } from '../lists/arrange-list.ts'
import { drawListMap } from '../lists/draw-list-map.ts'
import { countServices } from '../lists/filter-choices.ts'
import { toListed } from '../lists/read-opening.ts'
import { toCards } from '../partner-reads/to-partner.ts'
import { nearbyPartners } from '../places/around/nearby-partners.ts'
import { findDirectoryRegion } from '../snapshot/counts.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import type { PageApp, PageTools } from './page-tools.ts'

const MAX_NEARBY = 6

/**
 * From page 1; null beyond the last. Filters without a query list all. Throws invalid_input over 200
 * characters.
 */
export async function searchPage(
  app: PageApp,
  tools: PageTools,
  query: string,
  { page, options }: { page: number; options: ListOptions } = { page: 1, options: {} },
): Promise<SearchPage | null> {
  const snapshot = app.directory.current()
  const found = await findPartners(app, query)
  const { origin: place, understood } = found
  const all = allMatches(found, options)
  const arranged = await arrangeList(app.directory, all, options, place, app.clock.now())
  const shown = showList(snapshot, all, arranged, { page, options, canSortByDistance: place !== null })
  if (!shown) return null
  const { view } = shown
  // Similar partners and suggestions.
  const { place: _, answer: __, ...rest } = await showFound(app, found, { limit: 0 })
  const room = Math.min(MAX_NEARBY, LIST_PAGE_SIZE - shown.entries.length)
  const near = place && page === view.pageCount ? findNearby(snapshot, all, place, room) : []
  const said = found.query.services
  const groups = shown.entries.map((entry) => placeNamed(snapshot, found.query.typed, entry))
  const isGrouped = !options.sort && namesSeveral(found) && groups.some((group) => group !== null)
  return {
    ...rest,
    total: all.length,
    asked: found.asked,
    partners: await toListed(app, shown.entries, place),
    list: view,
    groups: isGrouped ? groups : [],
    region: findDirectoryRegion(snapshot, found.query.typed)?.region ?? null,
    serviceHint: options.service || said.length === 0 ? null : findHint(snapshot, all, said),
    understood,
    meant: findMeant(found),
    place,
    nearby: await toListed(app, near, place),
    map: await drawMap(app, tools, place, [...shown.entries, ...near], view.firstNumber),
  }
}

/** GET /api/search: as searchDirectory, narrowed and ordered as a page's list. */
export async function searchList(
  app: PageApp,
  query: string,
  options: ListOptions,
  { limit, from }: { limit: number; from: GeoPoint | undefined },
): Promise<SearchResult> {
  const found = await findPartners(app, query)
  const point = from ?? found.origin
  if (!isFiltered(options) && !options.sort) return showFound(app, found, { limit, from: point })
  const shown = await showFound(app, found, { limit: 0, from: point })
  const all = allMatches(found, options)
  const arranged = await arrangeList(app.directory, all, options, point, app.clock.now())
  return { ...shown, total: arranged.length, partners: toCards(app, arranged.slice(0, limit), point) }
}

/** Filters without a query narrow the whole directory. */
export function allMatches(
  { snapshot, query, entries }: FoundPartners,
  options: ListOptions,
): readonly DirectoryEntry[] {
  return query.typed === '' && isFiltered(options) ? snapshot.search.ranked : entries
}

/** Whether partners are in several places that the query names. */
function namesSeveral({ understood }: FoundPartners): boolean {
  return (
    understood !== null &&
    understood.partnerCount > 0 &&
    understood.others.some(({ partnerCount }) => partnerCount > 0)
  )
}

function findHint(snapshot: DirectorySnapshot, all: readonly DirectoryEntry[], said: readonly string[]) {
  return countServices(snapshot, all).find(({ slug }) => said.includes(slug)) ?? null
}

function findNearby(
  snapshot: DirectorySnapshot,
  listed: readonly DirectoryEntry[],
  place: Place,
  limit: number,
): DirectoryEntry[] {
  const exclude = new Set(listed.map((entry) => entry.id))
  return nearbyPartners(snapshot, place, { limit, exclude, country: place.country }).map(({ entry }) => entry)
}

function drawMap(
  { directory }: PageApp,
  { maps, t, messages }: PageTools,
  place: Place | null,
  listed: readonly DirectoryEntry[],
  firstNumber: number,
) {
  if (listed.length === 0) return null
  const states = new Set(listed.map(({ state }) => state))
  const cities = new Set(listed.map(({ citySlug, stateSlug }) => `${stateSlug}/${citySlug}`))
  const [first] = listed
  const region = findRegion(place?.state ?? (states.size === 1 ? (first?.state ?? '') : '')) ?? null
  const town = place ?? (cities.size === 1 && first ? first : null)
  return drawListMap(directory, maps, {
    listed,
    firstNumber,
    origin: place,
    region,
    town: town && { city: town.city, state: town.state },
    title: place
      ? t('Map of {place} with the partners nearest to it', {
          place: placeName({ messages }, `${place.city}, ${place.state}`),
        })
      : t('Map of the partners found'),
  })
}
