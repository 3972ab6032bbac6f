import type { App } from '../../../app.ts'
import { faqFor } from '../../../shared/faq/faq-targets.ts'
import type { StatePage } from '../../../shared/pages.ts'
import type { Region } from '../../../shared/places/regions.ts'
import { selectPartnerCards } from '../partner-reads/select-partners.ts'
import { mapCity } from '../places/map-city.ts'
import { cityTiles, findDirectoryRegion } from '../snapshot/counts.ts'
import type { DirectoryRegion } from '../snapshot/directory-view.ts'
import type { PageTools } from './page-tools.ts'

/** From this many partners on, a state or city shows featured ones (spec, section 9). */
export const FEATURED_FROM = 6
const MAX_FEATURED = 3

/**
 * The page of a state or province (spec, sections 2 and 9): its cities with counts, up to 3 priority partners when it
 * has 6 partners or more, its questions, and a map of its cities. A region without partners gives an empty page.
 */
export async function statePage(app: App, tools: PageTools, region: Region): Promise<StatePage> {
  const snapshot = app.directory.current()
  const found = findDirectoryRegion(snapshot, region.name)
  const partners = found?.partners ?? []
  const featured =
    partners.length >= FEATURED_FROM
      ? partners.filter((entry) => entry.isPriority).slice(0, MAX_FEATURED)
      : []
  const [cards, map] = await Promise.all([
    selectPartnerCards(
      app,
      featured.map((entry) => entry.id),
    ),
    drawMap(tools, region, found),
  ])
  return {
    region,
    partnerCount: partners.length,
    featured: cards,
    cities: found ? cityTiles(found) : [],
    faq: faqFor(snapshot.faq, { scope: 'state', state: region.name }),
    map,
  }
}

function drawMap({ maps, t }: PageTools, region: Region, found: DirectoryRegion | undefined) {
  const cities = [...(found?.cities.values() ?? [])].flatMap((city) => mapCity(city) ?? [])
  return maps.drawStateMap(region, cities, {
    title: t('Map of {place}', { place: region.name }),
    // Shown whole, 480 px wide beside the heading and about 350 on phones: labels stay legible on both.
    width: 420,
    height: 270,
  })
}
