import { LACKING, type PartnerFilters, readLacking } from '../../../shared/partners/partner-filters.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { addOffering } from '../../directory/finder/answers/add-offering.ts'
import { isExplained, matchQuery } from '../../directory/finder/answers/match-query.ts'
import { readQuery } from '../../directory/finder/answers/read-query.ts'
import type { Gazetteer } from '../../directory/places/gazetteer/gazetteer.ts'
import { matchDetails } from './match-details.ts'
import { lackingBits, type PartnerIndex } from './partner-index.ts'

/** In order. */
export type Found = {
  total: number
  /** Of `total`. */
  inactiveCount: number
  ids(offset: number, limit: number): string[]
}

/**
 * Also inactive ones, by the public search (SEARCH-1, SEARCH-8) and details (LIST-5), narrowed by all filters
 * (LIST-6). A blank `q` matches everyone; an unknown state nobody. Throws invalid_input for an overlong
 * query.
 */
export function findPartners(index: PartnerIndex, gazetteer: Gazetteer, filters: PartnerFilters): Found {
  const { sort = 'best', state = '' } = filters
  const query = readQuery(filters.q ?? '')
  const region = findRegion(state)
  if (state.trim() !== '' && !region) return ofPositions(index, new Uint32Array())
  const isKept = createFilter(index, filters, region?.slug ?? null)
  if (query === '') return ofPositions(index, index.inOrder(sort === 'best' ? 'name' : sort).filter(isKept))
  const matched = new Uint32Array(matchAll(index, gazetteer, query)).filter(isKept)
  if (sort === 'best') return ofPositions(index, matched)
  const isMatched = new Uint8Array(index.isActive.length)
  for (const position of matched) isMatched[position] = 1
  return ofPositions(
    index,
    index.inOrder(sort).filter((position) => isMatched[position] === 1),
  )
}

function ofPositions({ search, isActive }: PartnerIndex, positions: Uint32Array): Found {
  let inactiveCount = 0
  for (const position of positions) if (isActive[position] === 0) inactiveCount += 1
  const idAt = (position: number) => search.ranked[position]?.id as string
  return {
    total: positions.length,
    inactiveCount,
    ids: (offset, limit) => Array.from(positions.subarray(offset, offset + limit), idAt),
  }
}

/** Returns positions. */
function matchAll(index: PartnerIndex, gazetteer: Gazetteer, query: string): readonly number[] {
  const matches = matchQuery(index.search, gazetteer, query)
  const { sure, tokens } = matches
  const isPlace = sure !== null && !sure.named && sure.isExact && isExplained(tokens, sure)
  const { meant, others } = matchDetails(index, query, isPlace)
  if (meant.length > 0) return meant
  return [...new Set([...addOffering(index, query, matches, isPlace), ...others])]
}

function createFilter(
  index: PartnerIndex,
  { active, priority, lacks = '', confirmedBefore }: PartnerFilters,
  stateSlug: string | null,
): (position: number) => boolean {
  const { ranked } = index.search
  const bits = lackingBits(LACKING, readLacking(lacks))
  const tests: ((position: number) => boolean)[] = []
  if (stateSlug !== null) tests.push((position) => ranked[position]?.stateSlug === stateSlug)
  if (bits !== 0) tests.push((position) => ((index.lacking[position] as number) & bits) === bits)
  if (active) tests.push((position) => index.isActive[position] === (active === 'yes' ? 1 : 0))
  if (priority) tests.push((position) => ranked[position]?.isPriority === (priority === 'yes'))
  if (confirmedBefore)
    tests.push((position) => isBefore(index.confirmedOn[position] as string, confirmedBefore))
  return (position) => tests.every((test) => test(position))
}

/** Text that is no day ("last spring") counts as never confirmed. */
function isBefore(confirmedOn: string, day: string): boolean {
  return !/^\d{4}-\d\d-\d\d$/.test(confirmedOn) || confirmedOn < day
}
