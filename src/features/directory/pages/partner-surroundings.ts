import type { App } from '../../../app.ts'
import type { PartnerCard } from '../../../shared/partners/partner.ts'
import type { LocatorMap } from '../../../shared/places/map.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { wordIn } from '../../../shared/text/i18n.ts'
import { cityName } from '../../../shared/text/place-names.ts'
import { type GoogleContentRules, toCards } from '../partner-reads/to-partner.ts'
import { mapTowns } from '../places/around/map-towns.ts'
import { nearbyPartners } from '../places/around/nearby-partners.ts'
import { pointOf } from '../places/around/point-of.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { PageTools } from './page-tools.ts'

export type PartnerSurroundings = {
  /** Nearest first, at most 3. */
  nearby: PartnerCard[]
  map: LocatorMap | null
}

const NEARBY_SHOWN = 3
const MAX_PINS = 8
/** Wider maps are drawn only where few towns are near. */
const MAP_MILES = 150

/** From the partner's point, else its ZIP's. */
export async function partnerSurroundings(
  app: Pick<App, 'directory'> & GoogleContentRules,
  { maps, t, messages }: PageTools,
  entry: DirectoryEntry,
): Promise<PartnerSurroundings> {
  const { directory } = app
  const point = await pointOf(directory, entry)
  if (!point) return { nearby: [], map: null }
  const near = nearbyPartners(directory.current(), point, {
    limit: MAX_PINS,
    exclude: new Set([entry.id]),
    country: findRegion(entry.state)?.country ?? 'US',
  })
  const map = await maps.drawAreaMap({
    point,
    region: findRegion(entry.state) ?? null,
    pins: near.flatMap(({ entry: { latitude, longitude } }) =>
      latitude === null || longitude === null ? [] : [{ point: { latitude, longitude } }],
    ),
    ownTown: entry.city,
    unit: findRegion(entry.state)?.country === 'CA' ? 'km' : 'mi',
    nearbyCities: await mapTowns(directory, point, MAP_MILES),
    title: t('Map of the surroundings of {partner} in {city}, {state}', {
      partner: entry.name,
      city: cityName({ messages }, entry.city, entry.state),
      state: wordIn(messages, entry.state),
    }),
  })
  const shown = near.slice(0, NEARBY_SHOWN).map((found) => found.entry)
  return { nearby: toCards(app, shown, point), map }
}
