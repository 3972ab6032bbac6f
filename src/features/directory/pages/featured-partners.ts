import { createHash } from 'node:crypto'
import { drawEntries } from '../partner-reads/public-partners.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'

/** HOME-3, by directory version and UTC day only, so that the page can be cached. */
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

function createSeededRandom(seed: string): () => number {
  let counter = 0
  return () => createHash('sha256').update(`${seed} ${counter++}`).digest().readUInt32BE() / 2 ** 32
}
