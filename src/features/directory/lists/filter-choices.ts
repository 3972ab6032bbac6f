import type { FilterChoices, ListOptions, ServiceChoice } from '../../../shared/lists.ts'
import { FAITHS, LANGUAGES } from '../../../shared/partner-fields/choices.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot, DirectoryView } from '../snapshot/directory-view.ts'
import { readOpenings } from './read-opening.ts'

/** Of the partners of a list; `now` decides who is open. */
export async function filterChoices(
  directory: DirectoryView,
  entries: readonly DirectoryEntry[],
  { options, canSortByDistance, now }: { options: ListOptions; canSortByDistance: boolean; now: Date },
): Promise<FilterChoices> {
  const snapshot: DirectorySnapshot = directory.current()
  const openings = await readOpenings(directory, entries, now)
  const languages = entries.map((one) => one.languages)
  const faiths = entries.map((one) => one.faithsServed)
  return {
    options,
    total: entries.length,
    services: countServices(snapshot, entries, options.service),
    languages: countWords(LANGUAGES, languages).filter(({ slug }) => slug !== 'english'),
    faiths: countWords(FAITHS, faiths),
    open: [...openings.values()].filter(({ openUntil }) => openUntil !== null).length,
    answers: entries.filter((one) => one.answersDayAndNight).length,
    price: entries.filter((one) => one.directCremationFrom !== null).length,
    canSortByDistance,
  }
}

/** Those that somebody has, in the order of `words`. */
function countWords(words: readonly string[], had: readonly (readonly string[])[]): ServiceChoice[] {
  const counts = new Map<string, number>()
  for (const list of had) for (const word of list) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.flatMap((label) => {
    const partnerCount = counts.get(label)
    return partnerCount ? [{ slug: toSlug(label), label, partnerCount }] : []
  })
}

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
