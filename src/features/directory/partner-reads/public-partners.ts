import { setImmediate } from 'node:timers/promises'
import type { App } from '../../../app.ts'
import type { Partner } from '../../../shared/partners/partner.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { findDirectoryRegion } from '../snapshot/counts.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { type GoogleContentRules, toPartner } from './to-partner.ts'

/** `state`: slug, name or code; `city`: slug or name. */
export type PartnerFilter = { state?: string; city?: string }

type Reads = Pick<App, 'directory'> & GoogleContentRules

/** Takes some ms to write. */
const PART_SIZE = 250

/** By name, up to 250 at once, a round of the event loop between two. */
export async function* readPublicPartners(app: Reads): AsyncGenerator<Partner[]> {
  const { partners } = app.directory.current()
  for (let start = 0; start < partners.length; start += PART_SIZE) {
    await setImmediate()
    yield toPartners(app, partners.slice(start, start + PART_SIZE))
  }
}

/** By name. */
export function placePartners(
  rules: GoogleContentRules,
  place: { partners: readonly DirectoryEntry[] } | undefined,
): Partner[] {
  return toPartners(rules, place?.partners ?? [])
}

/** By name. */
export function priorityPartners(app: Reads, filter: PartnerFilter & { limit: number }): Partner[] {
  const entries = findEntries(app.directory.current(), filter).filter((entry) => entry.isPriority)
  return toPartners(app, entries.slice(0, filter.limit))
}

/** Uniformly drawn; all when fewer. */
export function randomPartners(app: Reads, limit: number): Partner[] {
  return toPartners(app, drawEntries(app.directory.current().partners, limit, Math.random))
}

/** `random` returns [0, 1). */
export function drawEntries(
  entries: readonly DirectoryEntry[],
  count: number,
  random: () => number,
): DirectoryEntry[] {
  const drawn = new Set<DirectoryEntry>()
  while (drawn.size < Math.min(count, entries.length))
    drawn.add(entries[Math.floor(random() * entries.length)] as DirectoryEntry)
  return [...drawn]
}

function findEntries(snapshot: DirectorySnapshot, { state, city }: PartnerFilter): readonly DirectoryEntry[] {
  const { partners } = (state === undefined ? snapshot : findDirectoryRegion(snapshot, state)) ?? {
    partners: [],
  }
  return city === undefined ? partners : partners.filter(({ citySlug }) => citySlug === toSlug(city))
}

const toPartners = (rules: GoogleContentRules, entries: readonly DirectoryEntry[]) =>
  entries.map((entry) => toPartner(rules, entry))
