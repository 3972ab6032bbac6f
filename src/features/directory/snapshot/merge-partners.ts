import { findRegion } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { compareNames, compareText } from '../finder/indexes/positions.ts'
import { foldText } from '../finder/vocabulary/fold-words.ts'
import { createServiceReader, type Service } from '../finder/vocabulary/read-services.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { mergeInSteps } from './merge-in-steps.ts'
import type { PartnerRow } from './read-directory.ts'

const STEP = 500

type Before = {
  partners: readonly DirectoryEntry[]
  inactive: readonly DirectoryEntry[]
  services: ReadonlyMap<string, Service>
}

export type MergedPartners = {
  /** By name, then id. */
  partners: DirectoryEntry[]
  /** In the same order. */
  inactive: DirectoryEntry[]
  /** Of active partners. */
  services: Map<string, Service>
}

/**
 * Merges changed rows (all when `isWhole`), sharing unchanged entries. Leaves out points outside their state
 * by `shapes`. A generator for runInSlices.
 */
export function* mergePartners(
  before: Before | null,
  { rows, isWhole }: { rows: readonly PartnerRow[]; isWhole: boolean },
  shapes: RegionShapes | null = null,
): Generator<undefined, MergedPartners, undefined> {
  const readPlace = createPlaceReader()
  const services = new Map(before && !isWhole ? before.services : [])
  const changed = new Map<string, PartnerRow>()
  // The whole directory has each partner once.
  for (const row of isWhole ? [] : rows) changed.set(row.id, row)
  yield
  const merge = function* (
    known: readonly DirectoryEntry[] | undefined,
    readServices: ReadServices,
    status: PartnerRow['status'],
  ) {
    const added: DirectoryEntry[] = []
    let number = 0
    for (const row of isWhole ? rows : changed.values()) {
      if (row.status === status) added.push(toEntry(withoutStrayPoint(row, shapes), readPlace, readServices))
      if (++number % STEP === 0) yield
    }
    const sortedAdded = yield* sortByName(added)
    const kept = known && !isWhole ? known.filter(({ id }) => !changed.has(id)) : []
    yield
    return yield* mergeInSteps(kept, sortedAdded, compareNames)
  }
  const partners = yield* merge(before?.partners, createServiceReader(services), 'active')
  // No service of an inactive partner alone is one of the directory.
  const ofInactive = createServiceReader(new Map(services))
  const inactive = yield* merge(before?.inactive, ofInactive, 'inactive')
  return { partners, inactive, services }
}

type ReadServices = (labels: readonly string[]) => readonly string[]

function withoutStrayPoint(row: PartnerRow, shapes: RegionShapes | null): PartnerRow {
  const { state, latitude, longitude } = row
  if (!shapes || latitude === null || longitude === null) return row
  return shapes.fitOf(state, { latitude, longitude }) === 'outside'
    ? { ...row, latitude: null, longitude: null }
    : row
}

function toEntry(row: PartnerRow, readPlace: ReadPlace, readServices: ReadServices): DirectoryEntry {
  const { city, citySlug, state, stateSlug, zipCode } = readPlace(row)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    city,
    citySlug,
    state,
    stateSlug,
    zipCode,
    phone: row.phone,
    description: row.description,
    services: readServices(row.services),
    isPriority: row.isPriority,
    latitude: row.latitude,
    longitude: row.longitude,
    updatedAt: row.updatedAt,
    facts: row.facts,
  }
}

/** Folds each name once. */
function* sortByName(entries: readonly DirectoryEntry[]): Generator<undefined, DirectoryEntry[], undefined> {
  const keyed: { entry: DirectoryEntry; folded: string }[] = []
  for (const entry of entries) {
    keyed.push({ entry, folded: foldText(entry.name) })
    if (keyed.length % STEP === 0) yield
  }
  keyed.sort((a, b) => compareText(a.folded, b.folded) || compareNames(a.entry, b.entry))
  return keyed.map(({ entry }) => entry)
}

type Place = Pick<DirectoryEntry, 'city' | 'citySlug' | 'state' | 'stateSlug' | 'zipCode'>
type ReadPlace = (row: Pick<PartnerRow, 'city' | 'state' | 'zipCode'>) => Place

/** Equal texts are kept once. */
function createPlaceReader(): ReadPlace {
  const cities = new Map<string, Pick<Place, 'city' | 'citySlug'>>()
  const states = new Map<string, Pick<Place, 'state' | 'stateSlug'>>()
  const zipCodes = new Map<string, string>()
  return ({ city, state, zipCode }) => {
    const knownCity = cities.get(city) ?? { city, citySlug: toSlug(city) }
    const knownState = states.get(state) ?? { state, stateSlug: findRegion(state)?.slug ?? toSlug(state) }
    const knownZipCode = zipCodes.get(zipCode) ?? zipCode
    cities.set(city, knownCity)
    states.set(state, knownState)
    zipCodes.set(zipCode, knownZipCode)
    return {
      city: knownCity.city,
      citySlug: knownCity.citySlug,
      state: knownState.state,
      stateSlug: knownState.stateSlug,
      zipCode: knownZipCode,
    }
  }
}
