import { findRegion } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import type { RegionShapes } from '../places/region-shapes.ts'
import { compareNames } from '../search/compare-names.ts'
import { createServiceReader } from '../services/create-service-reader.ts'
import type { Service } from '../services/read-service.ts'
import type { DirectoryEntry } from './directory-view.ts'
import type { PartnerRow } from './read-directory.ts'
import { FEW, mergeInSteps, removeFew, sortInSteps } from './sort-in-steps.ts'

const STEP = 1000

type Before = {
  partners: readonly DirectoryEntry[]
  byId: ReadonlyMap<string, DirectoryEntry>
  services: ReadonlyMap<string, Service>
}

export type MergedPartners = {
  /** By name, then id. */
  partners: DirectoryEntry[]
  /** Those of `partners` that are new or changed, in no order. */
  added: DirectoryEntry[]
  /** Whether others were taken over from before. */
  hasKept: boolean
  services: Map<string, Service>
}

/**
 * Merges changed rows (all of them when `isWhole`) into the partners before, whose unchanged entries are shared. Points
 * that lie outside their state by `shapes` are left out. A generator for runInSlices.
 */
export function* mergePartners(
  before: Before | null,
  { rows, isWhole }: { rows: readonly PartnerRow[]; isWhole: boolean },
  shapes: RegionShapes | null = null,
): Generator<undefined, MergedPartners, undefined> {
  const share = createSharing()
  const services = new Map(before && !isWhole ? before.services : [])
  const readServices = createServiceReader(services)
  const changed = new Map<string, PartnerRow>()
  for (const [number, row] of rows.entries()) {
    changed.set(row.id, row)
    if (number % STEP === 0) yield
  }
  const added: DirectoryEntry[] = []
  for (const row of changed.values()) {
    if (row.isPublic) added.push(toEntry(withoutStrayPoint(row, shapes), share, readServices))
    if (added.length % STEP === 0) yield
  }
  const sortedAdded = yield* sortInSteps(added, compareNames)
  const kept = before && !isWhole ? without(before, changed) : []
  yield
  const partners = yield* mergeInSteps(kept, sortedAdded, compareNames)
  return { partners, added, hasKept: kept.length > 0, services }
}

function without({ partners, byId }: Before, changed: ReadonlyMap<string, unknown>): DirectoryEntry[] {
  if (changed.size * FEW >= partners.length) return partners.filter((entry) => !changed.has(entry.id))
  const gone = [...changed.keys()].flatMap((id) => byId.get(id) ?? [])
  return removeFew(partners, gone, compareNames)
}

function withoutStrayPoint(row: PartnerRow, shapes: RegionShapes | null): PartnerRow {
  const { state, latitude, longitude } = row
  if (!shapes || latitude === null || longitude === null) return row
  return shapes.fitOf(state, { latitude, longitude }) === 'outside'
    ? { ...row, latitude: null, longitude: null }
    : row
}

function toEntry(
  row: PartnerRow,
  share: (text: string) => string,
  readServices: (labels: readonly string[]) => readonly string[],
): DirectoryEntry {
  const region = findRegion(row.state)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    city: share(row.city),
    citySlug: share(toSlug(row.city)),
    state: share(row.state),
    stateSlug: share(region?.slug ?? toSlug(row.state)),
    zipCode: share(row.zipCode),
    phone: row.phone,
    description: row.description,
    services: readServices(row.services),
    isPriority: row.isPriority,
    latitude: row.latitude,
    longitude: row.longitude,
    updatedAt: row.updatedAt,
  }
}

function createSharing(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const shared = known.get(text)
    if (shared !== undefined) return shared
    known.set(text, text)
    return text
  }
}
