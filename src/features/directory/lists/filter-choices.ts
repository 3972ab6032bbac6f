import type { FilterChoices, ListOptions, ServiceChoice } from '../../../shared/lists.ts'
import { FAITHS, LANGUAGES } from '../../../shared/partner-fields/choices.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot, DirectoryView } from '../snapshot/directory-view.ts'
import { readOpenings } from './read-opening.ts'

/** Of a list's partners; `now` decides who is open. */
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

function countWords(words: readonly string[], had: readonly (readonly string[])[]): ServiceChoice[] {
  const counts = countEach(had)
  return words
    .map((label) => ({ slug: toSlug(label), label, partnerCount: counts.get(label) ?? 0 }))
    .filter(({ partnerCount }) => partnerCount > 0)
}

/** How many lists have a text. A snapshot keeps one array for each set of services (read-services.ts). */
function countEach(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [list, { length }] of Map.groupBy(lists, (one) => one))
    for (const text of list) counts.set(text, (counts.get(text) ?? 0) + length)
  return counts
}

const MAX_CHOICES = 24

/**
 * Services that narrow a list, most partners first, at most 24; services of all its partners only when
 * `chosen`.
 */
export function countServices(
  { services }: Pick<DirectorySnapshot, 'services'>,
  entries: readonly DirectoryEntry[],
  chosen?: string,
): ServiceChoice[] {
  const counts = countEach(entries.map((entry) => entry.services))
  return [...counts]
    .filter(([slug, count]) => count < entries.length || slug === chosen)
    .map(([slug, partnerCount]) => ({ slug, label: services.get(slug)?.label ?? slug, partnerCount }))
    .sort((a, b) => b.partnerCount - a.partnerCount || (a.label < b.label ? -1 : 1))
    .filter(({ slug }, index) => index < MAX_CHOICES || slug === chosen)
}
