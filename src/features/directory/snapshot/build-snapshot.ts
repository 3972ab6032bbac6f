import { findRegion, type Region } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import type { RegionShapes } from '../places/region-shapes.ts'
import { compareNames, compareText } from '../search/compare-names.ts'
import { foldText } from '../search/fold-text.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import { createServiceReader } from '../services/create-service-reader.ts'
import type { DirectoryCity, DirectoryEntry, DirectoryRegion, DirectorySnapshot } from './directory-view.ts'
import { buildPointIndex } from './point-index.ts'
import type { DirectoryChanges, PartnerRow } from './read-directory.ts'
import { mergeInSteps, sortInSteps } from './sort-in-steps.ts'

const STEP = 1000

/**
 * Builds the next snapshot, sharing unchanged entries of `before`, which stays unmodified. Points that lie
 * outside their state by `shapes` are left out. A generator for runInSlices.
 */
export function* buildSnapshot(
  before: DirectorySnapshot | null,
  changes: DirectoryChanges,
  shapes: RegionShapes | null = null,
): Generator<undefined, DirectorySnapshot, undefined> {
  const share = createSharing()
  const services = new Map(before && !changes.isWhole ? before.services : [])
  const readServices = createServiceReader(services)
  const changed = new Map<string, PartnerRow>()
  for (const row of changes.rows) changed.set(row.id, row)
  const added: DirectoryEntry[] = []
  for (const row of changed.values()) {
    if (row.isPublic) added.push(toEntry(withoutStrayPoint(row, shapes), share, readServices))
    if (added.length % STEP === 0) yield
  }
  const sortedAdded = yield* sortInSteps(added, compareNames)
  const kept = before && !changes.isWhole ? before.partners.filter((entry) => !changed.has(entry.id)) : []
  const partners = yield* mergeInSteps(kept, sortedAdded, compareNames)

  const byId = new Map<string, DirectoryEntry>()
  const bySlug = new Map<string, DirectoryEntry>()
  for (const [position, entry] of partners.entries()) {
    byId.set(entry.id, entry)
    bySlug.set(entry.slug, entry)
    if (position % STEP === 0) yield
  }
  const regions = yield* groupByRegion(partners)
  let cityCount = 0
  for (const region of regions.values()) cityCount += region.cities.size
  return {
    version: changes.version,
    changedAt: changes.changedAt,
    isSample: changes.isSample,
    partners,
    byId,
    bySlug,
    regions,
    cityCount,
    services,
    faq: changes.faq,
    points: buildPointIndex(partners),
    search: yield* buildSearchIndex(partners, kept.length > 0 ? (before?.search ?? null) : null, added),
  }
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

function* groupByRegion(
  partners: readonly DirectoryEntry[],
): Generator<undefined, Map<string, DirectoryRegion>, undefined> {
  const groups = new Map<
    string,
    { region: Region | null; partners: DirectoryEntry[]; cities: Map<string, DirectoryEntry[]> }
  >()
  for (const [position, entry] of partners.entries()) {
    let group = groups.get(entry.stateSlug)
    if (!group) {
      group = { region: findRegion(entry.state) ?? null, partners: [], cities: new Map() }
      groups.set(entry.stateSlug, group)
    }
    group.partners.push(entry)
    const city = group.cities.get(entry.citySlug)
    if (city) city.push(entry)
    else group.cities.set(entry.citySlug, [entry])
    if (position % STEP === 0) yield
  }
  const regions: DirectoryRegion[] = []
  for (const [stateSlug, group] of groups) {
    const state = group.region?.name ?? mostUsed(group.partners.map((entry) => entry.state))
    const cities = [...group.cities.values()].map((entries) => toCity(entries, state, stateSlug))
    cities.sort(
      (a, b) => compareText(foldText(a.city), foldText(b.city)) || compareText(a.citySlug, b.citySlug),
    )
    const byCitySlug = new Map(cities.map((city) => [city.citySlug, city]))
    regions.push({ region: group.region, state, stateSlug, partners: group.partners, cities: byCitySlug })
    yield
  }
  regions.sort((a, b) => compareText(foldText(a.state), foldText(b.state)))
  return new Map(regions.map((region) => [region.stateSlug, region]))
}

function toCity(partners: DirectoryEntry[], state: string, stateSlug: string): DirectoryCity {
  let latitude = 0
  let longitude = 0
  let count = 0
  for (const partner of partners) {
    if (partner.latitude === null || partner.longitude === null) continue
    latitude += partner.latitude
    longitude += partner.longitude
    count += 1
  }
  return {
    city: mostUsed(partners.map((entry) => entry.city)),
    citySlug: partners[0]?.citySlug ?? '',
    state,
    stateSlug,
    latitude: count > 0 ? latitude / count : null,
    longitude: count > 0 ? longitude / count : null,
    partners,
  }
}

/** The most frequent spelling of a city ("St. Louis", "ST LOUIS"). */
function mostUsed(texts: string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  let best = texts[0] ?? ''
  for (const [text, count] of counts) if (count > (counts.get(best) ?? 0)) best = text
  return best
}
