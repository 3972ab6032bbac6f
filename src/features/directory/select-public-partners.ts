import type { App } from '../../app.ts'
import type { Partner } from '../../shared/partner.ts'
import { findDirectoryCity, findDirectoryRegion } from './counts.ts'
import type { DirectoryEntry, DirectorySnapshot } from './directory-view.ts'
import { type PartnerReads, selectAllPartners, selectPartnersByIds } from './select-partners.ts'

/** Which partners: all, or those of a state, or of a city in a state; `{state}` is a slug, name or code. */
export type PartnerFilter = { state?: string; city?: string }

/**
 * Public partners with all public fields, by name, as GET /api/partners and …/state/{state}[/city/{city}] answer:
 * a city without partners, or an unknown state, gives an empty list.
 */
export async function selectPublicPartners(
  app: PartnerReads & Pick<App, 'directory'>,
  filter: PartnerFilter = {},
): Promise<Partner[]> {
  if (filter.state === undefined && filter.city === undefined) return selectAllPartners(app)
  return selectPartnersByIds(app, ids(findEntries(app.directory.current(), filter)))
}

/** The first `limit` priority partners by name, of everywhere, a state, a city by name, or a city in a state. */
export async function selectPriorityPartners(
  app: PartnerReads & Pick<App, 'directory'>,
  filter: PartnerFilter & { limit: number },
): Promise<Partner[]> {
  const entries = findEntries(app.directory.current(), filter).filter((entry) => entry.isPriority)
  return selectPartnersByIds(app, ids(entries.slice(0, filter.limit)))
}

/** `limit` public partners, a new draw each time, each partner as likely as any other; all when there are fewer. */
export async function selectRandomPartners(
  app: PartnerReads & Pick<App, 'directory'>,
  limit: number,
): Promise<Partner[]> {
  return selectPartnersByIds(app, ids(drawEntries(app.directory.current().partners, limit, Math.random)))
}

/**
 * Draws `count` different entries without copying or shuffling the whole directory (a sparse Fisher–Yates shuffle).
 * `random` gives numbers from 0 up to 1: Math.random, or a seeded source where the draw must be repeatable.
 */
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
