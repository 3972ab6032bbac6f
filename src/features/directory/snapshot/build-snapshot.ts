import { findRegion, type Region } from '../../../shared/places/regions.ts'
import { buildFinderIndex } from '../finder/indexes/finder-index.ts'
import { compareText } from '../finder/indexes/positions.ts'
import { foldText } from '../finder/vocabulary/fold-words.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
import type { DirectoryCity, DirectoryEntry, DirectoryRegion } from './directory-entry.ts'
import type { DirectorySnapshot } from './directory-view.ts'
import { mergePartners } from './merge-partners.ts'
import { createNearestCities } from './nearest-cities.ts'
import type { DirectoryChanges } from './read-directory.ts'

const STEP = 500

/**
 * Shares unchanged entries of `before`, which stays unmodified. Leaves out points outside their state by
 * `shapes`. A generator for runInSlices.
 */
export function* buildSnapshot(
  before: DirectorySnapshot | null,
  changes: DirectoryChanges,
  shapes: RegionShapes | null = null,
): Generator<undefined, DirectorySnapshot, undefined> {
  const known = before && { ...before, inactive: before.search.inactive }
  const { partners, inactive, services } = yield* mergePartners(known, changes, shapes)

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
    timeline: changes.timeline,
    changedAt: changes.changedAt,
    isSample: changes.isSample,
    partners,
    byId,
    bySlug,
    regions,
    cityCount,
    services,
    faq: changes.faq,
    nearestCities: createNearestCities(regions),
    search: yield* buildFinderIndex(partners, inactive, before?.search ?? null),
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
    const tiles = cities.map(({ city, partners: { length } }) => ({ city, state, partnerCount: length }))
    regions.push({
      region: group.region,
      state,
      stateSlug,
      partners: group.partners,
      tiles,
      cities: byCitySlug,
    })
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

/** Of spellings ("St. Louis", "ST LOUIS"). */
function mostUsed(texts: string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  let best = texts[0] ?? ''
  for (const [text, count] of counts) if (count > (counts.get(best) ?? 0)) best = text
  return best
}
