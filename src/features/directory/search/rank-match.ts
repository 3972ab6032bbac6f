/** Where in a partner a query was found. */
export type MatchedField = 'name' | 'city' | 'state' | 'stateCode' | 'zipCode'

/** How it was found there: it is the whole text, its beginning, or a part of it. */
export type Hit = 'whole' | 'beginning' | 'part'

/** Of a partner that does not match. */
export const NO_MATCH = 0
export const BEST_RANK = 5

/**
 * The order of search results, in one table for the public search, its page and the back office: a partner stands where
 * its best hit puts it, a higher number further up. Within a rank priority partners come first, then names, then ids.
 * A state's code counts only as a whole: one letter of it says nothing.
 */
const RANKS: Readonly<Record<MatchedField, Readonly<Record<Hit, number>>>> = {
  stateCode: { whole: BEST_RANK, beginning: NO_MATCH, part: NO_MATCH },
  state: { whole: BEST_RANK, beginning: 1, part: 1 },
  name: { whole: BEST_RANK, beginning: 2, part: 1 },
  city: { whole: 4, beginning: 1, part: 1 },
  zipCode: { whole: 3, beginning: 1, part: 1 },
}

/**
 * The rank of one hit: `at` is where in the text the query begins, `length` the text's and `queryLength` the query's
 * length, all in UTF-16 units.
 */
export function rankHit(field: MatchedField, at: number, length: number, queryLength: number): number {
  const hit = at > 0 ? 'part' : length === queryLength ? 'whole' : 'beginning'
  return RANKS[field][hit]
}

/** The rank of a partner for a query, by its texts; all in lower case. 0: it does not match. */
export function rankPartner(texts: Readonly<Record<MatchedField, string>>, query: string): number {
  let best = NO_MATCH
  for (const [field, text] of Object.entries(texts) as [MatchedField, string][]) {
    const at = text.indexOf(query)
    if (at >= 0) best = Math.max(best, rankHit(field, at, text.length, query.length))
  }
  return best
}
