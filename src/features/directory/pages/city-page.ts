import type { App } from '../../../app.ts'
import { faqFor } from '../../../shared/faq/faq-targets.ts'
import type { CityPage } from '../../../shared/pages.ts'
import type { Region } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { selectPartnerCards } from '../partner-reads/select-partners.ts'
import { findCity } from '../places/find-place.ts'
import { ASIDE_MAP, mapCities } from '../places/map-city.ts'
import { nearbyCities } from '../places/nearby-cities.ts'
import { nearbyPartners } from '../places/nearby-partners.ts'
import { titleCase } from '../places/region-of.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryEntry } from '../snapshot/directory-view.ts'
import type { PageTools } from './page-tools.ts'
import { FEATURED_FROM } from './state-page.ts'

const MAX_FEATURED = 2
const NEARBY_CITIES = 6
const MAX_PINS = 12

/**
 * Returns a city page's data (CITY-1 to CITY-3); `city` is a slug or name. `isKnownPlace`: partners or the
 * gazetteer know it.
 */
export async function cityPage(app: App, tools: PageTools, region: Region, city: string): Promise<CityPage> {
  const { directory } = app
  const snapshot = directory.current()
  const found = findDirectoryCity(snapshot, region.name, city)
  const place = found ? undefined : await findCity(directory, region, city)
  const name = found?.city ?? place?.city ?? titleCase(toSlug(city))
  const entries = found?.partners ?? []
  const featured =
    entries.length >= FEATURED_FROM ? entries.filter((entry) => entry.isPriority).slice(0, MAX_FEATURED) : []
  const listed = entries.filter((entry) => !featured.includes(entry))
  const [cards, near, map] = await Promise.all([
    selectPartnerCards(
      app,
      [...featured, ...listed].map((entry) => entry.id),
    ),
    nearbyCities(directory, region.name, name, NEARBY_CITIES),
    drawMap(app, tools, region, name, found ?? place),
  ])
  const featuredIds = new Set(featured.map((entry) => entry.id))
  return {
    region,
    city: name,
    partnerCount: entries.length,
    featured: cards.filter((card) => featuredIds.has(card.id)),
    partners: cards.filter((card) => !featuredIds.has(card.id)),
    nearbyCities: near,
    faq: faqFor(snapshot.faq, { scope: 'city', state: region.name, city: name }),
    map,
    isKnownPlace: found !== undefined || place !== undefined,
  }
}

type Center = { latitude: number | null; longitude: number | null; partners?: readonly DirectoryEntry[] }

async function drawMap(
  { directory }: App,
  { maps, t }: PageTools,
  region: Region,
  city: string,
  center: Center | undefined,
) {
  if (!center || center.latitude === null || center.longitude === null) return null
  const point = { latitude: center.latitude, longitude: center.longitude }
  const shown =
    center.partners ??
    nearbyPartners(directory.current(), point, { limit: MAX_PINS }).map(({ entry }) => entry)
  return maps.drawAreaMap({
    point,
    region,
    hasMainPin: false,
    pins: shown.flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ point: { latitude, longitude } }],
    ),
    nearbyCities: await mapCities(directory, region.name, city),
    title: t('Map of {city}, {state} and its surroundings', { city, state: region.name }),
    ...ASIDE_MAP,
  })
}
