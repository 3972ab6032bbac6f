import { createHash } from 'node:crypto'
import { drawEntries } from '../partner-reads/select-public-partners.ts'
import type { DirectoryEntry, DirectorySnapshot } from '../snapshot/directory-view.ts'

/**
 * The home page's 'Featured Partners' (spec, section 2): `count` partners, priority partners first, others only where
 * those do not suffice. The draw changes with the directory's version and with the day (UTC, of `now`) and with
 * nothing else, so that the page can be kept ready and yet every partner has its day.
 */
export function featuredPartners(snapshot: DirectorySnapshot, now: Date, count = 9): DirectoryEntry[] {
  const random = createSeededRandom(`${snapshot.version} ${now.toISOString().slice(0, 10)}`)
  const priority = drawEntries(
    snapshot.partners.filter((entry) => entry.isPriority),
    count,
    random,
  )
  if (priority.length === count) return priority
  const others = snapshot.partners.filter((entry) => !entry.isPriority)
  return [...priority, ...drawEntries(others, count - priority.length, random)]
}

/** Numbers from 0 up to 1 that depend on the seed alone: SHA-256 of seed and counter. */
function createSeededRandom(seed: string): () => number {
  let counter = 0
  return () => createHash('sha256').update(`${seed} ${counter++}`).digest().readUInt32BE() / 2 ** 32
}
