import type { DirectoryEntry, DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'

/** Finds an active partner by slug or id, in any letter case. */
export function findEntry(snapshot: DirectorySnapshot, idOrSlug: string): DirectoryEntry | undefined {
  const lower = idOrSlug.toLowerCase()
  return snapshot.bySlug.get(idOrSlug) ?? snapshot.bySlug.get(lower) ?? snapshot.byId.get(lower)
}
