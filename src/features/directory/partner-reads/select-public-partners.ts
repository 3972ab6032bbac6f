import type { App } from '../../../app.ts'
import type { Partner } from '../../../shared/partners/partner.ts'
import { findDirectoryCity, findDirectoryRegion } from '../snapshot/counts.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { type PartnerReads, selectPartnersByIds } from './select-partners.ts'

/** `state`: slug, name or code; `city` needs a state. */
export type PartnerFilter = { state?: string; city?: string }

/** About 3 ms per statement. */
const PART_SIZE = 250

/** Yields public partners by name, up to 250 at once, without those hidden since. */
export async function* readPublicPartners(
  app: PartnerReads & Pick<App, 'directory'>,
): AsyncGenerator<Partner[]> {
  const { partners } = app.directory.current()
  for (let start = 0; start < partners.length; start += PART_SIZE) {
    yield await selectPartnersByIds(app, ids(partners.slice(start, start + PART_SIZE)))
  }
}

/** By name, with all fields. */
export async function selectPlacePartners(
  app: PartnerReads,
  place: { partners: readonly DirectoryEntry[] } | undefined,
): Promise<Partner[]> {
  return selectPartnersByIds(app, ids(place?.partners ?? []))
}

/** The first `limit` by name. */
export async function selectPriorityPartners(
  app: PartnerReads & Pick<App, 'directory'>,
  filter: PartnerFilter & { limit: number },
): Promise<Partner[]> {
  const entries = findEntries(app.directory.current(), filter).filter((entry) => entry.isPriority)
  return selectPartnersByIds(app, ids(entries.slice(0, filter.limit)))
}

/** Uniformly drawn; all when fewer. */
export async function selectRandomPartners(
  app: PartnerReads & Pick<App, 'directory'>,
  limit: number,
): Promise<Partner[]> {
  return selectPartnersByIds(app, ids(drawEntries(app.directory.current().partners, limit, Math.random)))
}

/** Sparse Fisher–Yates, without a copy. `random` returns [0, 1). */
export function drawEntries(
  entries: readonly DirectoryEntry[],
  count: number,
  random: () => number,
): DirectoryEntry[] {
  const moved = new Map<number, number>()
  const drawn: DirectoryEntry[] = []
  for (let left = entries.length; left > 0 && drawn.length < count; left--) {
    const place = Math.floor(random() * left)
    const entry = entries[moved.get(place) ?? place]
    moved.set(place, moved.get(left - 1) ?? left - 1)
    if (entry) drawn.push(entry)
  }
  return drawn
}

function findEntries(snapshot: DirectorySnapshot, filter: PartnerFilter): readonly DirectoryEntry[] {
  const { state, city } = filter
  if (state !== undefined && city !== undefined)
    return findDirectoryCity(snapshot, state, city)?.partners ?? []
  if (state !== undefined) return findDirectoryRegion(snapshot, state)?.partners ?? []
  if (city === undefined) return snapshot.partners
  const cities = [...snapshot.regions.values()].flatMap(
    (region) => findDirectoryCity(snapshot, region.state, city) ?? [],
  )
  const inCities = new Set(cities.flatMap((found) => found.partners))
  return snapshot.partners.filter((entry) => inCities.has(entry))
}

function ids(entries: readonly DirectoryEntry[]): string[] {
  return entries.map((entry) => entry.id)
}
