import type { App } from '../../../app.ts'
import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { SearchResult } from '../../../shared/search.ts'
import { groupMatches } from '../lists/group-by-place.ts'
import { type PartnerReads, selectPartnerCards } from '../partner-reads/select-partners.ts'
import { addOffering } from '../services/add-offering.ts'
import { matchPartners, type PartnerMatches } from './match-partners.ts'
import { readQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'
import { findSimilarPartners } from './similar/find-similar-partners.ts'
import { suggestSpellings } from './suggest-spellings.ts'

export type SearchOptions = {
  /** At least 0, default 20. */
  limit?: number
  offset?: number
  from?: GeoPoint | null
}

export type FoundPartners = { query: string; index: SearchIndex; matches: PartnerMatches }

/**
 * Answers GET /api/search (SEARCH-1 to SEARCH-4) with the normalised query. Throws invalid_input over
 * MAX_QUERY_LENGTH characters.
 */
export async function searchDirectory(
  app: PartnerReads & Pick<App, 'directory'>,
  query: string,
  options: SearchOptions = {},
): Promise<SearchResult> {
  return showFound(app, findPartners(app, query), options)
}

/** Matches a query; showFound reads the cards. Throws as searchDirectory. */
export function findPartners(app: Pick<App, 'directory'>, query: string): FoundPartners {
  const wanted = readQuery(query)
  const snapshot = app.directory.current()
  const matches = addOffering(snapshot, wanted, matchPartners(snapshot.search, wanted))
  return { query: wanted, index: snapshot.search, matches: groupMatches(snapshot, wanted, matches) }
}

/** Returns the requested cards, or similar partners and suggestions when nothing matched. */
export async function showFound(
  app: PartnerReads,
  { query, index, matches }: FoundPartners,
  { limit = 20, offset = 0, from = null }: SearchOptions,
): Promise<SearchResult> {
  if (matches.total > 0 || query === '') {
    const ids = matches.slice(offset, limit).map((entry) => entry.id)
    const partners = await selectPartnerCards(app, ids, { from })
    return { query, total: matches.total, partners, suggestions: [], similar: [] }
  }
  const ids = findSimilarPartners(index, query).map((entry) => entry.id)
  return {
    query,
    total: 0,
    partners: [],
    suggestions: suggestSpellings(index, query),
    similar: await selectPartnerCards(app, ids, { from }),
  }
}
