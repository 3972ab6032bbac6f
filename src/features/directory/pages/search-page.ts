import type { App } from '../../../app.ts'
import type { SearchPage } from '../../../shared/pages.ts'
import type { PartnerCard } from '../../../shared/partners/partner.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { LocatorMap } from '../../../shared/places/map.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import type { Place } from '../../../shared/search.ts'
import { selectPartnerCards } from '../partner-reads/select-partners.ts'
import { ASIDE_MAP, mapCities } from '../places/map-city.ts'
import { nearbyPartners } from '../places/nearby-partners.ts'
import type { PartnerMatches } from '../search/match-partners.ts'
import { findMeant, findPartners, showFound } from '../search/search-directory.ts'
import type { PageTools } from './page-tools.ts'

const PAGE_SIZE = 20
const MAX_NEARBY = 6
const ONE_AREA_MILES = 60

/**
 * Returns the search page's data, 20 results a page, `page` from 1; null beyond the last. Throws
 * invalid_input over 200 characters.
 */
export async function searchPage(
  app: App,
  tools: PageTools,
  query: string,
  page: number,
): Promise<SearchPage | null> {
  const found = await findPartners(app, query)
  const { origin: place, understood } = found
  const { place: _, ...result } = await showFound(app, found, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  const pageCount = Math.max(1, Math.ceil(result.total / PAGE_SIZE))
  if (page > pageCount) return null
  const nearby = place && page === pageCount ? await selectNearby(app, found.matches, place) : []
  const map = await drawMap(app, tools, place, [...result.partners, ...nearby])
  return { ...result, page, pageCount, understood, meant: findMeant(found), place, nearby, map }
}

function selectNearby(app: App, matches: PartnerMatches, place: Place): Promise<PartnerCard[]> {
  const exclude = new Set(matches.slice(0, matches.total).map((entry) => entry.id))
  const near = nearbyPartners(app.directory.current(), place, {
    limit: MAX_NEARBY,
    exclude,
    country: place.country,
  })
  return selectPartnerCards(
    app,
    near.map(({ entry }) => entry.id),
    { from: place },
  )
}

async function drawMap(
  { directory }: App,
  { maps, t }: PageTools,
  place: Place | null,
  partners: PartnerCard[],
): Promise<LocatorMap | null> {
  const pins = partners.flatMap(({ coordinates }) => (coordinates ? [{ point: coordinates }] : []))
  const first = partners[0]
  const middle = place ?? middleOf(pins.map((pin) => pin.point))
  const around = place ?? first
  if (!middle || !around) return null
  return maps.drawAreaMap({
    point: { latitude: middle.latitude, longitude: middle.longitude },
    region: findRegion(around.state) ?? null,
    hasMainPin: place !== null,
    pins,
    nearbyCities: await mapCities(directory, around.state, around.city),
    title: place
      ? t('Map of {place} with the partners nearest to it', { place: `${place.city}, ${place.state}` })
      : t('Map of the partners found'),
    ...ASIDE_MAP,
  })
}

/** Null for points too far apart for one map. */
function middleOf(points: GeoPoint[]): GeoPoint | null {
  if (points.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = {
    latitude: mean(points.map((point) => point.latitude)),
    longitude: mean(points.map((point) => point.longitude)),
  }
  return points.every((point) => distanceMiles(middle, point) <= ONE_AREA_MILES) ? middle : null
}
