import { LRUCache } from 'lru-cache'
import type { App } from '../../../app.ts'
import type { PartnerCard } from '../../../shared/partners/partner.ts'
import type { LocatorMap } from '../../../shared/places/map.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import type { MapDrawer } from '../../maps/create-map-drawer.ts'
import { type PartnerReads, selectPartnerCards } from '../partner-reads/select-partners.ts'
import { mapTowns } from '../places/around/map-towns.ts'
import { nearbyPartners } from '../places/around/nearby-partners.ts'
import { pointOf } from '../places/around/point-of.ts'
import { createReads, type DirectoryReads } from '../reads/directory-reads.ts'
import { readKeys } from '../reads/read-keys.ts'
import { type ReportsReads, trackedApp } from '../reads/tracked-app.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'

/** From the partner's point, else its ZIP's. */
export type PartnerSurroundings = {
  /** Nearest first, at most 3. */
  nearby: PartnerCard[]
  map: LocatorMap | null
}

export type Surroundings = {
  of(app: Reads, entry: DirectoryEntry): Promise<PartnerSurroundings>
}

type Reads = PartnerReads & ReportsReads & Pick<App, 'directory'>

const NEARBY_SHOWN = 3
const MAX_PINS = 8
/** Wider maps are drawn only where few towns are near. */
const MAP_MILES = 150
const DAY_MS = 24 * 60 * 60 * 1000

type Kept = {
  day: number
  /** As StoredAnswer.madeAt. */
  madeAt: number
  /** Complete when `isDone`. */
  reads: DirectoryReads
  isDone: boolean
  found: Promise<PartnerSurroundings>
}

/**
 * Keeps the `keepCount` most recently used partners until a change touches them, at most for the day, as
 * Google content expires by day.
 */
export function createSurroundings(maps: MapDrawer, t: Translate, keepCount = 2000): Surroundings {
  const kept = new LRUCache<string, Kept>({ max: keepCount })
  return {
    async of(app, entry) {
      const day = Math.floor(app.clock.now().getTime() / DAY_MS)
      const { changes } = app.directory
      const latest = changes.latest()
      const known = kept.get(entry.id)
      const isValid =
        known?.day === day &&
        (known.madeAt === latest || (known.isDone && !changes.hasTouched(known.reads, known.madeAt)))
      if (known && isValid) {
        known.madeAt = latest
        const found = await known.found
        app.onReads?.(known.reads)
        return found
      }
      const reads = createReads()
      reads.keys.add(readKeys.partner(entry.id))
      const tracked = trackedApp(app, reads)
      const found = findSurroundings(
        {
          ...tracked,
          onStandIn(missing) {
            // Complete again when the database answers.
            if (missing.length > 0) kept.delete(entry.id)
            app.onStandIn?.(missing)
          },
        },
        entry,
        maps,
        t,
      )
      const made = { day, madeAt: latest, reads, isDone: false, found }
      kept.set(entry.id, made)
      found.then(
        () => {
          made.isDone = true
        },
        () => kept.delete(entry.id),
      )
      return found
    },
  }
}

async function findSurroundings(
  app: Reads,
  entry: DirectoryEntry,
  maps: MapDrawer,
  t: Translate,
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
    hasMainPin: true,
    pins: near.flatMap(({ entry: { latitude, longitude } }) =>
      latitude === null || longitude === null ? [] : [{ point: { latitude, longitude } }],
    ),
    ownTown: entry.city,
    unit: findRegion(entry.state)?.country === 'CA' ? 'km' : 'mi',
    nearbyCities: await mapTowns(directory, point, MAP_MILES),
    title: t('Map of the surroundings of {partner} in {city}, {state}', {
      partner: entry.name,
      city: entry.city,
      state: entry.state,
    }),
  })
  const ids = near.slice(0, NEARBY_SHOWN).map((found) => found.entry.id)
  return { nearby: await selectPartnerCards(app, ids, { from: point }), map }
}
