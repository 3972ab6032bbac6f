import type { DirectoryEntry } from '../../directory/snapshot/directory-entry.ts'

/** Mostly equal to the public entry's. */
const TEXTS = ['id', 'slug', 'name', 'address', 'city', 'state', 'zipCode', 'phone'] as const
/** Descriptions are not needed. */
const OTHERS = ['citySlug', 'stateSlug', 'isPriority', 'latitude', 'longitude', 'updatedAt'] as const

/**
 * The public entry where it says the same, else `entry` with the public one's equal texts: an entry takes
 * some 250 bytes.
 */
export function shareEntry(entry: DirectoryEntry, known: DirectoryEntry): DirectoryEntry {
  const isSame =
    TEXTS.every((key) => entry[key] === known[key]) &&
    OTHERS.every((key) => entry[key] === known[key]) &&
    entry.services.length === known.services.length &&
    entry.services.every((slug, at) => slug === known.services[at])
  if (isSame) return known
  const shared = { ...entry }
  for (const key of TEXTS) if (shared[key] === known[key]) shared[key] = known[key]
  return shared
}
