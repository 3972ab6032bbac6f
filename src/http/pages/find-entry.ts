import type { DirectoryEntry, DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'

/** The active partner that the last part of an address names: its slug or id, in any letter case. */
export function findEntry(snapshot: DirectorySnapshot, idOrSlug: string): DirectoryEntry | undefined {
  const lower = idOrSlug.toLowerCase()
  return snapshot.bySlug.get(idOrSlug) ?? snapshot.bySlug.get(lower) ?? snapshot.byId.get(lower)
}
