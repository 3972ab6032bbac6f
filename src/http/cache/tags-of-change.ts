import { isDeepStrictEqual } from 'node:util'
import { saidBy } from '../../features/directory/partner-reads/to-partner.ts'
import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'
import { cityTag, EVERY_PAGE, HOME, listTag, partnerTag, SEARCHES, stateTag } from './edge-tags.ts'

/** What decides where a partner is listed, counted and found nearby. */
const PLACE = ['slug', 'name', 'city', 'state', 'zipCode', 'latitude', 'longitude'] as const

/**
 * Tags of the pages that a change of the directory shows on. Across a state's border, a page that links to no place in that
 * state may lack a new partner nearby until it expires.
 */
export function tagsOfChange(before: DirectorySnapshot, now: DirectorySnapshot): string[] {
  // Questions stand on many pages, the word "sample" on all.
  if (before.isSample !== now.isSample || !isDeepStrictEqual(before.faq, now.faq)) return [EVERY_PAGE]
  const gone = before.partners.filter(({ id }) => !now.byId.has(id))
  const changed = now.partners.filter((entry) => before.byId.get(entry.id) !== entry)
  const tags = new Set([
    ...gone.flatMap((entry) => tagsOfMove([entry])),
    ...changed.flatMap((entry) => tagsOfEdit(before.byId.get(entry.id), entry)),
  ])
  return [...tags]
}

function tagsOfEdit(before: DirectoryEntry | undefined, now: DirectoryEntry): string[] {
  if (!before) return tagsOfMove([now])
  if (PLACE.some((key) => before[key] !== now[key])) return tagsOfMove([before, now])
  const isFeaturedAlike = before.isPriority === now.isPriority
  const isListedAlike =
    isFeaturedAlike &&
    isDeepStrictEqual(before.services, now.services) &&
    isDeepStrictEqual(saidBy(before), saidBy(now))
  return [
    partnerTag(now.slug),
    SEARCHES,
    ...(isListedAlike ? [] : [cityTag(now.stateSlug, now.citySlug)]),
    ...(isFeaturedAlike ? [] : [listTag(now.stateSlug), HOME]),
  ]
}

const tagsOfMove = (entries: readonly DirectoryEntry[]) =>
  entries.flatMap(({ slug, stateSlug }) => [partnerTag(slug), stateTag(stateSlug), SEARCHES, HOME])
