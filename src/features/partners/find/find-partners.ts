import { LACKING, type PartnerFilters, readLacking } from '../../../shared/partners/partner-filters.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import type { Gazetteer } from '../../directory/places/gazetteer.ts'
import { matchQuery } from '../../directory/search/match-query.ts'
import { readQuery } from '../../directory/search/read-query.ts'
import { addOffering } from '../../directory/services/add-offering.ts'
import type { DirectoryEntry } from '../../directory/snapshot/directory-view.ts'
import { matchDetails } from './match-details.ts'
import { type ListedFacts, lackingBits, type PartnerIndex } from './partner-index.ts'

/**
 * Finds partners, also inactive ones, by the public search (SEARCH-1, SEARCH-8) and by their details (LIST-5), narrowed
 * by all filters (LIST-6), in the order asked for. A blank `q` matches everyone; an unknown state nobody. Throws
 * invalid_input for an overlong query.
 */
export function findPartners(
  index: PartnerIndex,
  gazetteer: Gazetteer,
  filters: PartnerFilters,
): readonly DirectoryEntry[] {
  const { sort = 'best', state = '' } = filters
  const query = readQuery(filters.q ?? '')
  const region = findRegion(state)
  if (state.trim() !== '' && !region) return []
  const isLetThrough = createFilter(index, filters, region?.slug ?? null)
  const isKept = (entry: DirectoryEntry) => isLetThrough?.(entry) ?? true
  if (query === '') return narrow(index.inOrder(sort === 'best' ? 'name' : sort), isLetThrough)
  const matched = matchAll(index, gazetteer, query)
  if (sort === 'best') return narrow(matched, isLetThrough)
  const members = new Set(matched)
  return index.inOrder(sort).filter((entry) => members.has(entry) && isKept(entry))
}

const narrow = (entries: readonly DirectoryEntry[], isKept: ((entry: DirectoryEntry) => boolean) | null) =>
  isKept ? entries.filter(isKept) : entries

function matchAll(index: PartnerIndex, gazetteer: Gazetteer, query: string): readonly DirectoryEntry[] {
  const { snapshot } = index
  const matches = matchQuery(snapshot.search, gazetteer, query)
  const isPlace = matches.place !== null && matches.place.reading.rest.length === 0
  const { meant, others } = matchDetails(index, query, isPlace)
  if (meant.length > 0) return meant
  const found = addOffering(snapshot, query, matches)
  const entries = found.slice(0, found.total)
  if (others.length === 0) return entries
  return [...new Set([...entries, ...others])]
}

/** Returns null when nothing is narrowed. */
function createFilter(
  { facts }: PartnerIndex,
  { active, priority, lacks = '', confirmedBefore }: PartnerFilters,
  stateSlug: string | null,
): ((entry: DirectoryEntry) => boolean) | null {
  const bits = lackingBits(LACKING, readLacking(lacks))
  const tests: ((entry: DirectoryEntry, facts: ListedFacts) => boolean)[] = []
  if (stateSlug !== null) tests.push((entry) => entry.stateSlug === stateSlug)
  if (active) tests.push((_, { isActive }) => isActive === (active === 'yes'))
  if (priority) tests.push((entry) => entry.isPriority === (priority === 'yes'))
  if (bits !== 0) tests.push((_, { lacking }) => (lacking & bits) === bits)
  if (confirmedBefore) tests.push((_, { confirmedOn }) => isBefore(confirmedOn, confirmedBefore))
  if (tests.length === 0) return null
  return (entry) => {
    const known = facts.get(entry.id) as ListedFacts
    return tests.every((test) => test(entry, known))
  }
}

/** A text that is no day ("last spring") counts as never confirmed. */
function isBefore(confirmedOn: string, day: string): boolean {
  return !/^\d{4}-\d\d-\d\d$/.test(confirmedOn) || confirmedOn < day
}
