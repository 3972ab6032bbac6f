import type { App } from '../../app.ts'
import type { GeoPoint } from '../../shared/geo.ts'
import type { SearchResult } from '../../shared/search.ts'
import { findSimilarPartners } from './find-similar-partners.ts'
import { matchPartners } from './match-partners.ts'
import { readQuery } from './read-query.ts'
import { type PartnerReads, selectPartnerCards } from './select-partners.ts'
import { suggestSpellings } from './suggest-spellings.ts'

export type SearchOptions = {
  /** Cards to give, at least 0; 20 when not said. */
  limit?: number
  /** Matches to leave out before the first card: page 3 of 20 has 40. */
  offset?: number
  /** The point that distances on cards are measured from. */
  from?: GeoPoint | null
}

/**
 * Searches the directory as GET /api/search and the search page do: the matches of the spec's rule in the order of
 * matchPartners, and, when there are none though there are partners, the 3 most similar ones and up to 5 suggestions
 * (spec, sections 4 and 5). A blank query gives empty lists. `query` comes back as it was read.
 * Throws invalid_input for a query over MAX_QUERY_LENGTH characters.
 */
export async function searchDirectory(
  app: PartnerReads & Pick<App, 'directory'>,
  query: string,
  options: SearchOptions = {},
): Promise<SearchResult> {
  const wanted = readQuery(query)
  const index = app.directory.current().search
  const matches = matchPartners(index, wanted)
  const { limit = 20, offset = 0, from = null } = options
  if (matches.total > 0 || wanted === '') {
    const ids = matches.slice(offset, limit).map((entry) => entry.id)
    const partners = await selectPartnerCards(app, ids, { from })
    return { query: wanted, total: matches.total, partners, suggestions: [], similar: [] }
  }
  const ids = findSimilarPartners(index, wanted).map((entry) => entry.id)
  return {
    query: wanted,
    total: 0,
    partners: [],
    suggestions: suggestSpellings(index, wanted),
    similar: await selectPartnerCards(app, ids, { from }),
  }
}
