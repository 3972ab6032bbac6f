import { LRUCache } from 'lru-cache'
import type { GeoPoint } from '../../shared/geo.ts'
import type { Translate } from '../../shared/i18n.ts'
import type { LocatorMap } from '../../shared/map.ts'
import { findRegion } from '../../shared/regions.ts'
import type { MapDrawer } from '../maps/create-map-drawer.ts'
import type { DirectoryEntry, DirectoryView } from './directory-view.ts'
import { findPlace } from './find-place.ts'
import { mapCities } from './map-city.ts'
import { nearbyPartners } from './nearby-partners.ts'

/** What lies around a partner. */
export type PartnerSurroundings = {
  /** The partner's own point, or its ZIP's; null when neither is known. */
  point: GeoPoint | null
  /** The nearest other partners, nearest first, at most 3. */
  nearbyIds: string[]
  map: LocatorMap | null
}

export type Surroundings = {
  of(directory: DirectoryView, entry: DirectoryEntry): Promise<PartnerSurroundings>
}

const NEARBY_SHOWN = 3
const MAX_PINS = 8

/**
 * Finds what lies around a partner, once for each partner and version of the directory; the `keepCount` asked for last
 * stay in memory.
 */
export function createSurroundings(maps: MapDrawer, t: Translate, keepCount = 2000): Surroundings {
  const kept = new LRUCache<string, { version: number; found: Promise<PartnerSurroundings> }>({
    max: keepCount,
  })
  return {
    of(directory, entry) {
      const { version } = directory.current()
      const known = kept.get(entry.id)
      if (known?.version === version) return known.found
      const found = findSurroundings(directory, entry, maps, t)
      found.catch(() => kept.delete(entry.id))
      kept.set(entry.id, { version, found })
      return found
    },
  }
}

async function findSurroundings(
  directory: DirectoryView,
  entry: DirectoryEntry,
  maps: MapDrawer,
  t: Translate,
): Promise<PartnerSurroundings> {
  const snapshot = directory.current()
  const point = await pointOf(directory, entry)
  if (!point) return { point, nearbyIds: [], map: null }
  const near = nearbyPartners(snapshot, point, { limit: MAX_PINS, exclude: new Set([entry.id]) })
  const map = await maps.drawAreaMap({
    point,
    region: findRegion(entry.state) ?? null,
    hasMainPin: true,
    pins: near.flatMap(({ entry: { latitude, longitude } }) =>
      latitude === null || longitude === null ? [] : [{ point: { latitude, longitude } }],
    ),
    nearbyCities: await mapCities(directory, entry.state, entry.city),
    title: t('Map of the surroundings of {partner} in {city}, {state}', {
      partner: entry.name,
      city: entry.city,
      state: entry.state,
    }),
  })
  return { point, nearbyIds: near.slice(0, NEARBY_SHOWN).map((found) => found.entry.id), map }
}

async function pointOf(directory: DirectoryView, entry: DirectoryEntry): Promise<GeoPoint | null> {
  const { latitude, longitude } = entry
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return (await findPlace(directory, entry.zipCode)) ?? findPlace(directory, `${entry.city}, ${entry.state}`)
}
