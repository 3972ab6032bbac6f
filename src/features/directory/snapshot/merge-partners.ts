import { findRegion } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { compareNames, compareText } from '../finder/indexes/positions.ts'
import { foldText } from '../finder/vocabulary/fold-words.ts'
import { createServiceReader, type Service } from '../finder/vocabulary/read-services.ts'
import type { RegionShapes } from '../places/around/region-shapes.ts'
import type { DirectoryEntry, PartnerRow } from './directory-entry.ts'

const STEP = 500

type Partners = {
  /** Both by name, then id. */
  partners: readonly DirectoryEntry[]
  inactive: readonly DirectoryEntry[]
  /** Of active partners. */
  services: ReadonlyMap<string, Service>
}

/**
 * Shares unchanged entries with `before`. Leaves out points outside their state by `shapes`. For runInSlices.
 */
export function* mergePartners(
  before: Partners | null,
  rows: readonly PartnerRow[],
  shapes: RegionShapes | null,
): Generator<undefined, Partners, undefined> {
  const services = new Map(before?.services)
  const changed = new Map(rows.map((row) => [row.id, row]))
  const slugOfCity = remember(toSlug)
  const slugOfState = remember((state) => findRegion(state)?.slug ?? toSlug(state))
  yield
  const merge = function* (
    known: readonly DirectoryEntry[] = [],
    readServices: (labels: readonly string[]) => readonly string[],
    wanted: PartnerRow['status'],
  ) {
    const merged = known.filter(({ id }) => !changed.has(id))
    for (const { status, ...row } of changed.values()) {
      if (status !== wanted) continue
      merged.push({
        ...withoutStrayPoint(row, shapes),
        citySlug: slugOfCity(row.city),
        stateSlug: slugOfState(row.state),
        services: readServices(row.servicesOffered),
      })
      if (merged.length % STEP === 0) yield
    }
    return yield* sortByName(merged)
  }
  const partners = yield* merge(before?.partners, createServiceReader(services), 'active')
  // A service that inactive partners alone have is not the directory's.
  const ofInactive = createServiceReader(new Map(services))
  const inactive = yield* merge(before?.inactive, ofInactive, 'inactive')
  return { partners, inactive, services }
}

function withoutStrayPoint<Row extends Pick<PartnerRow, 'state' | 'latitude' | 'longitude'>>(
  row: Row,
  shapes: RegionShapes | null,
): Row {
  const { state, latitude, longitude } = row
  if (!shapes || latitude === null || longitude === null) return row
  return shapes.fitOf(state, { latitude, longitude }) === 'outside'
    ? { ...row, latitude: null, longitude: null }
    : row
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

function remember(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const made = known.get(text) ?? make(text)
    known.set(text, made)
    return made
  }
}
