import type { App } from '../../../app.ts'
import type { Partner } from '../../../shared/partners/partner.ts'
import { findDirectoryCity, findDirectoryRegion } from '../snapshot/counts.ts'
import type { DirectoryEntry, DirectorySnapshot } from '../snapshot/directory-view.ts'
import { type PartnerReads, selectPartnersByIds } from './select-partners.ts'

/** Which partners: all, or those of a state, or of a city in a state; `{state}` is a slug, name or code. */
export type PartnerFilter = { state?: string; city?: string }

/** Rows of one statement: about 3 ms of work each time, so that other requests get their turn between. */
const PART_SIZE = 250

/**
 * Every public partner with all public fields, by name, in parts of up to 250, as GET /api/partners answers. Partners
 * of the directory's present version; one that was hidden since is left out.
 */
export async function* readPublicPartners(
  app: PartnerReads & Pick<App, 'directory'>,
): AsyncGenerator<Partner[]> {
  const { partners } = app.directory.current()
  for (let start = 0; start < partners.length; start += PART_SIZE) {
    yield await selectPartnersByIds(app, ids(partners.slice(start, start + PART_SIZE)))
  }
}

/** The public partners of a region or city with all public fields, by name; none without one. */
export async function selectPlacePartners(
  app: PartnerReads,
  place: { partners: readonly DirectoryEntry[] } | undefined,
): Promise<Partner[]> {
  return selectPartnersByIds(app, ids(place?.partners ?? []))
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
