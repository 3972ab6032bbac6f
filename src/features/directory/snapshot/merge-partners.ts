import { findRegion } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { compareNames, compareText } from '../finder/indexes/positions.ts'
import { foldText } from '../finder/vocabulary/fold-words.ts'
import { createServiceReader, type Service } from '../finder/vocabulary/read-services.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
import type { DirectoryEntry } from './directory-entry.ts'
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
  const changed = new Map(rows.map((row) => [row.id, row]))
  yield
  const merge = function* (
    known: readonly DirectoryEntry[] | undefined,
    readServices: ReadServices,
    status: PartnerRow['status'],
  ) {
    const added: DirectoryEntry[] = []
    let number = 0
    for (const row of changed.values()) {
      if (row.status === status) added.push(toEntry(withoutStrayPoint(row, shapes), readPlace, readServices))
      if (++number % STEP === 0) yield
    }
    const kept = known && !isWhole ? known.filter(({ id }) => !changed.has(id)) : []
    yield
    return yield* join(kept, yield* sortByName(added))
  }
  const partners = yield* merge(before?.partners, createServiceReader(services), 'active')
  // No service of an inactive partner alone is one of the directory.
  const ofInactive = createServiceReader(new Map(services))
  const inactive = yield* merge(before?.inactive, ofInactive, 'inactive')
  return { partners, inactive, services }
}

/** Both by name. */
function* join(kept: readonly DirectoryEntry[], added: readonly DirectoryEntry[]) {
  const joined: DirectoryEntry[] = []
  let next = 0
  for (const entry of kept) {
    for (let other = added[next]; other && compareNames(other, entry) < 0; other = added[++next])
      joined.push(other)
    joined.push(entry)
    if (joined.length % STEP === 0) yield
  }
  return joined.concat(added.slice(next))
}

type ReadServices = (labels: readonly string[]) => readonly string[]

function withoutStrayPoint(row: PartnerRow, shapes: RegionShapes | null): PartnerRow {
  const { state, latitude, longitude } = row
  if (!shapes || latitude === null || longitude === null) return row
  return shapes.fitOf(state, { latitude, longitude }) === 'outside'
    ? { ...row, latitude: null, longitude: null }
    : row
}

function toEntry(
  { status: _, ...row }: PartnerRow,
  readPlace: ReadPlace,
  readServices: ReadServices,
): DirectoryEntry {
  return { ...row, ...readPlace(row), services: readServices(row.services) }
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

type ReadPlace = ReturnType<typeof createPlaceReader>

/** Equal texts are kept once. */
function createPlaceReader() {
  const once = remember((text) => text)
  const citySlugOf = remember(toSlug)
  const stateSlugOf = remember((state) => findRegion(state)?.slug ?? toSlug(state))
  return ({ city, state, zipCode }: Pick<PartnerRow, 'city' | 'state' | 'zipCode'>) => ({
    city: once(city),
    citySlug: citySlugOf(city),
    state: once(state),
    stateSlug: stateSlugOf(state),
    zipCode: once(zipCode),
  })
}

function remember(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const made = known.get(text) ?? make(text)
    known.set(text, made)
    return made
  }
}
