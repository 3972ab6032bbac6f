import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { DirectoryCity } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import type { DirectoryChanges } from '../snapshot/read-directory.ts'
import { readKeys } from './read-keys.ts'

/** Null: maybe everything. */
export type Touched = {
  keys: ReadonlySet<string>
  /** Of changed partners, before and after. */
  partnerPoints: readonly GeoPoint[]
  /** Cities whose point, name or number of partners changed, before and after. */
  cityPoints: readonly GeoPoint[]
} | null

/** Beyond this a change reaches most pages. */
const MANY = 1000

/** A version without changed rows or questions touches everything. */
export function findTouched(
  before: DirectorySnapshot,
  after: DirectorySnapshot,
  { isWhole, rows }: Pick<DirectoryChanges, 'isWhole' | 'rows'>,
): Touched {
  if (isWhole || rows.length > MANY || before.isSample !== after.isSample) return null
  const keys = new Set<string>()
  if (before.faq !== after.faq) keys.add(readKeys.faq)
  if (before.services.size !== after.services.size) keys.add(readKeys.services)
  if (rows.length === 0 && keys.size === 0) return null
  const partnerPoints: GeoPoint[] = []
  const cityPoints: GeoPoint[] = []
  const states = new Set<string>()
  const cities = new Map<string, { stateSlug: string; citySlug: string }>()
  for (const { id } of rows) {
    keys.add(readKeys.partner(id))
    for (const entry of [before.byId.get(id), after.byId.get(id)]) {
      if (!entry) continue
      const { stateSlug, citySlug } = entry
      addPoint(partnerPoints, entry)
      states.add(stateSlug)
      cities.set(readKeys.city(stateSlug, citySlug), { stateSlug, citySlug })
    }
  }
  for (const stateSlug of states) {
    keys.add(readKeys.state(stateSlug))
    const [old, now] = [before.regions.get(stateSlug), after.regions.get(stateSlug)]
    // All cities of a state carry its name.
    if (old && now && old.state !== now.state) return null
    if (!old !== !now) keys.add(readKeys.stateName(stateSlug))
  }
  for (const [key, { stateSlug, citySlug }] of cities) {
    keys.add(key)
    const [old, now] = [before, after].map(({ regions }) => regions.get(stateSlug)?.cities.get(citySlug))
    if (old?.city !== now?.city) keys.add(readKeys.cityName(stateSlug, citySlug))
    if (isSameOnMaps(old, now)) continue
    for (const city of [old, now]) if (city) addPoint(cityPoints, city)
  }
  return { keys, partnerPoints, cityPoints }
}

function isSameOnMaps(a: DirectoryCity | undefined, b: DirectoryCity | undefined): boolean {
  return (
    a?.city === b?.city &&
    a?.latitude === b?.latitude &&
    a?.longitude === b?.longitude &&
    a?.partners.length === b?.partners.length
  )
}

function addPoint(points: GeoPoint[], { latitude, longitude }: { [axis in keyof GeoPoint]: number | null }) {
  if (latitude !== null && longitude !== null) points.push({ latitude, longitude })
}
