import { faqFor } from '../../../shared/faq/faq-targets.ts'
import { isFiltered, type ListOptions } from '../../../shared/lists.ts'
import type { CityPage } from '../../../shared/pages.ts'
import type { LocatorMap } from '../../../shared/places/map.ts'
import type { Region } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { wordIn } from '../../../shared/text/i18n.ts'
import { cityName } from '../../../shared/text/place-names.ts'
import { arrangeList, showList } from '../lists/arrange-list.ts'
import { drawListMap } from '../lists/draw-list-map.ts'
import { toListed } from '../lists/read-opening.ts'
import { findCity } from '../places/around/find-place.ts'
import { nearbyCities } from '../places/around/nearby-cities.ts'
import { titleCase } from '../places/around/region-of.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { PageApp, PageTools } from './page-tools.ts'
import { FEATURED_FROM } from './state-page.ts'

const MAX_FEATURED = 2
const NEARBY_CITIES = 6

/** CITY-1 to CITY-3. `city`: slug or name. Null beyond the last page. */
export async function cityPage(
  app: PageApp,
  tools: PageTools,
  region: Region,
  city: string,
  { page, options }: { page: number; options: ListOptions } = { page: 1, options: {} },
): Promise<CityPage | null> {
  const { directory } = app
  const snapshot = directory.current()
  const found = findDirectoryCity(snapshot, region.name, city)
  const place = await findCity(directory, region, city)
  const name = found?.city ?? place?.city ?? titleCase(toSlug(city))
  const all = found?.partners ?? []
  const featured = isFiltered(options) || options.sort ? [] : findFeatured(all)
  const others = all.filter((entry) => !featured.includes(entry))
  const arranged = await arrangeList(directory, others, options, place ?? null, app.clock.now())
  const canSortByDistance = place !== undefined && all.length > 1
  const shown = showList(snapshot, all, [...featured, ...arranged], { page, options, canSortByDistance })
  if (!shown) return null
  const listed = shown.entries
  const cards = await toListed(app, listed, options.sort === 'distance' ? place : null)
  const [near, map] = await Promise.all([
    nearbyCities(directory, region.name, name, NEARBY_CITIES),
    drawMap(app, tools, { region, city: name, listed, first: shown.view.firstNumber }),
  ])
  const featuredIds = new Set(featured.map((entry) => entry.id))
  return {
    region,
    city: name,
    partnerCount: all.length,
    featured: cards.filter((card) => featuredIds.has(card.id)),
    partners: cards.filter((card) => !featuredIds.has(card.id)),
    list: shown.view,
    nearbyCities: near,
    faq: page === 1 ? faqFor(snapshot.faq, { scope: 'city', state: region.name, city: name }) : [],
    map,
    isKnownPlace: found !== undefined || place !== undefined,
  }
}

/** CITY-1. */
export function findFeatured(entries: readonly DirectoryEntry[]): DirectoryEntry[] {
  if (entries.length < FEATURED_FROM) return []
  return entries.filter((entry) => entry.isPriority).slice(0, MAX_FEATURED)
}

async function drawMap(
  { directory }: PageApp,
  { maps, t, messages }: PageTools,
  {
    region,
    city,
    listed,
    first,
  }: { region: Region; city: string; listed: readonly DirectoryEntry[]; first: number },
): Promise<LocatorMap | null> {
  if (listed.length === 0) return null
  return drawListMap(directory, maps, {
    listed,
    firstNumber: first,
    region,
    town: { city, state: region.name },
    title: t('Map of {city}, {state} and its surroundings', {
      city: cityName({ messages }, city, region.name),
      state: wordIn(messages, region.name),
    }),
  })
}
