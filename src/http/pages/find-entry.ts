import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'

/** By slug or id in any letter case, active only. */
export function findEntry(snapshot: DirectorySnapshot, idOrSlug: string): DirectoryEntry | undefined {
  const lower = idOrSlug.toLowerCase()
  return snapshot.bySlug.get(idOrSlug) ?? snapshot.bySlug.get(lower) ?? snapshot.byId.get(lower)
}
