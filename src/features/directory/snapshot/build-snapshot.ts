import { findRegion } from '../../../shared/places/regions.ts'
import { buildFinderIndex } from '../finder/indexes/finder-index.ts'
import { centreOf, compareText } from '../finder/indexes/positions.ts'
import { foldText } from '../finder/vocabulary/fold-words.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
import type { DirectoryCity, DirectoryEntry, DirectoryRegion } from './directory-entry.ts'
import type { DirectorySnapshot } from './directory-view.ts'
import { mergePartners } from './merge-partners.ts'
import type { DirectoryChanges } from './read-directory.ts'

/**
 * Shares unchanged entries of `before`. Leaves out points outside their state by `shapes`. For runInSlices.
 */
export function* buildSnapshot(
  before: DirectorySnapshot | null,
  { rows, isWhole, count: _, ...state }: DirectoryChanges,
  shapes: RegionShapes | null = null,
): Generator<undefined, DirectorySnapshot, undefined> {
  const known = before && !isWhole ? { ...before, inactive: before.search.inactive } : null
  const { partners, inactive, services } = yield* mergePartners(known, rows, shapes)
  const byId = new Map(partners.map((entry) => [entry.id, entry]))
  yield
  const bySlug = new Map(partners.map((entry) => [entry.slug, entry]))
  yield
  const regions = yield* groupByRegion(partners)
  return {
    ...state,
    partners,
    byId,
    bySlug,
    regions,
    cities: [...regions.values()].flatMap(({ cities }) => [...cities.values()]),
    services,
    search: yield* buildFinderIndex(partners, inactive, before?.search ?? null),
  }
}

function* groupByRegion(
  partners: readonly DirectoryEntry[],
): Generator<undefined, Map<string, DirectoryRegion>, undefined> {
  const regions: DirectoryRegion[] = []
  for (const [stateSlug, members] of Map.groupBy(partners, (entry) => entry.stateSlug)) {
    yield
    const region = findRegion(members[0]?.state ?? '') ?? null
    const state = region?.name ?? mostUsed(members.map((entry) => entry.state))
    const cities = [...Map.groupBy(members, (entry) => entry.citySlug).values()]
      .map((entries) => toCity(entries, state, stateSlug))
      .sort((a, b) => compareText(foldText(a.city), foldText(b.city)) || compareText(a.citySlug, b.citySlug))
    regions.push({
      region,
      state,
      stateSlug,
      partners: members,
      tiles: cities.map(({ city, partners: { length } }) => ({ city, state, partnerCount: length })),
      cities: new Map(cities.map((city) => [city.citySlug, city])),
    })
  }
  regions.sort((a, b) => compareText(foldText(a.state), foldText(b.state)))
  return new Map(regions.map((region) => [region.stateSlug, region]))
}

function toCity(partners: DirectoryEntry[], state: string, stateSlug: string): DirectoryCity {
  const { latitude, longitude } = centreOf(partners) ?? { latitude: null, longitude: null }
  const city = mostUsed(partners.map((entry) => entry.city))
  return { city, citySlug: partners[0]?.citySlug ?? '', state, stateSlug, latitude, longitude, partners }
}

/** The commonest spelling ("St. Louis", "ST LOUIS"). */
function mostUsed(texts: string[]): string {
  const counts = [...Map.groupBy(texts, (text) => text).entries()]
  return counts.reduce((best, next) => (next[1].length > best[1].length ? next : best))[0]
}
