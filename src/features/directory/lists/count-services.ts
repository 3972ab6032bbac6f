import type { ServiceChoice } from '../../../shared/lists.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'

const MAX_CHOICES = 24

/**
 * Returns the services that narrow a list, most partners first, at most 24; services of all its partners only
 * when `chosen`.
 */
export function countServices(
  { services }: Pick<DirectorySnapshot, 'services'>,
  entries: readonly DirectoryEntry[],
  chosen?: string,
): ServiceChoice[] {
  // A snapshot keeps one array for each set of services (read-services.ts).
  const sets = new Map<readonly string[], number>()
  for (const entry of entries) sets.set(entry.services, (sets.get(entry.services) ?? 0) + 1)
  const counts = new Map<string, number>()
  for (const [slugs, count] of sets)
    for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + count)
  return [...counts]
    .filter(([slug, count]) => count < entries.length || slug === chosen)
    .map(([slug, partnerCount]) => ({ slug, label: services.get(slug)?.label ?? slug, partnerCount }))
    .sort((a, b) => b.partnerCount - a.partnerCount || (a.label < b.label ? -1 : 1))
    .filter(({ slug }, index) => index < MAX_CHOICES || slug === chosen)
}
