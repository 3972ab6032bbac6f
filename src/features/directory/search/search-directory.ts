import type { App } from '../../../app.ts'
import type { GeoPoint } from '../../../shared/places/geo.ts'
import type { SearchResult } from '../../../shared/search.ts'
import { type PartnerReads, selectPartnerCards } from '../partner-reads/select-partners.ts'
import { matchPartners, type PartnerMatches } from './match-partners.ts'
import { readQuery } from './read-query.ts'
import type { SearchIndex } from './search-index.ts'
import { findSimilarPartners } from './similar/find-similar-partners.ts'
import { suggestSpellings } from './suggest-spellings.ts'

export type SearchOptions = {
  /** Cards to give, at least 0; 20 when not said. */
  limit?: number
  /** Matches to leave out before the first card: page 3 of 20 has 40. */
  offset?: number
  /** The point that distances on cards are measured from. */
  from?: GeoPoint | null
}

/** What was searched for, and who matches it in one snapshot of the directory. */
export type FoundPartners = { query: string; index: SearchIndex; matches: PartnerMatches }

/**
 * Searches the directory as GET /api/search does: the matches of the search rule in their order and, when there are
 * none, the 3 most similar partners and up to 5 suggestions. A blank query gives empty lists. `query` comes back
 * as it was read. Throws invalid_input for a query over MAX_QUERY_LENGTH characters.
 */
export async function searchDirectory(
  app: PartnerReads & Pick<App, 'directory'>,
  query: string,
  options: SearchOptions = {},
): Promise<SearchResult> {
  return showFound(app, findPartners(app, query), options)
}

/** Matches a query once; what is shown of the matches is read by `showFound`. Throws as `searchDirectory`. */
export function findPartners(app: Pick<App, 'directory'>, query: string): FoundPartners {
  const wanted = readQuery(query)
  const index = app.directory.current().search
  return { query: wanted, index, matches: matchPartners(index, wanted) }
}

/** The asked-for cards of what was found, or what helps where nothing was. */
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
