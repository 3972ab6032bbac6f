import { faqFor } from '../../../shared/faq/faq-targets.ts'
import type { CityTile, StatePage } from '../../../shared/pages.ts'
import type { Region } from '../../../shared/places/regions.ts'
import { wordIn } from '../../../shared/text/i18n.ts'
import { toListed } from '../lists/read-opening.ts'
import { mapCity } from '../places/around/map-city.ts'
import { findDirectoryRegion } from '../snapshot/counts.ts'
import type { DirectoryRegion } from '../snapshot/directory-entry.ts'
import type { PageApp, PageTools } from './page-tools.ts'

/** STATE-1, CITY-1. */
export const FEATURED_FROM = 6
const MAX_FEATURED = 3

/** Keeps the largest states' pages below 120 KB. */
const CITIES_ON_PAGE = 150

/** STATE-1, STATE-2; empty without partners. `page` from 1; null beyond the last. */
export async function statePage(
  app: PageApp,
  tools: PageTools,
  region: Region,
  page = 1,
): Promise<StatePage | null> {
  const snapshot = app.directory.current()
  const found = findDirectoryRegion(snapshot, region.name)
  const partners = found?.partners ?? []
  const cities = found?.tiles ?? []
  const cityPages = splitCities(cities)
  if (page > Math.max(1, cityPages.length)) return null
  const featured =
    page === 1 && partners.length >= FEATURED_FROM
      ? partners.filter((entry) => entry.isPriority).slice(0, MAX_FEATURED)
      : []
  return {
    region,
    partnerCount: partners.length,
    featured: await toListed(app, featured),
    cities: cityPages[page - 1] ?? [],
    cityCount: cities.length,
    page,
    cityPages: cityPages.map((part) => ({ first: part[0]?.city ?? '', last: part.at(-1)?.city ?? '' })),
    faq: page === 1 ? faqFor(snapshot.faq, { scope: 'state', state: region.name }) : [],
    map: await drawMap(tools, region, found),
  }
}

/** Into pages of about equal length. */
function splitCities(cities: readonly CityTile[]): CityTile[][] {
  const count = Math.ceil(cities.length / CITIES_ON_PAGE)
  const size = Math.ceil(cities.length / Math.max(1, count))
  return Array.from({ length: count }, (_, index) => cities.slice(index * size, (index + 1) * size))
}

function drawMap({ maps, t, messages }: PageTools, region: Region, found: DirectoryRegion | undefined) {
  const cities = [...(found?.cities.values() ?? [])].flatMap((city) => mapCity(city) ?? [])
  return maps.drawStateMap(region, cities, {
    title: t('Map of {place}', { place: wordIn(messages, region.name) }),
    // Legible beside the heading (480 px) and on phones (350 px).
    width: 420,
    height: 270,
  })
}
