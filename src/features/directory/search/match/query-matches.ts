import type { UnderstoodPlace } from '../../places/query/understood-place.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { type PartnerMatches, toMatches } from './match-partners.ts'
import { BEST_RANK } from './rank-match.ts'
import type { Ranking } from './ranking.ts'

export type QueryMatches = PartnerMatches & {
  /** What the query was understood to name, with or without partners there. */
  place: UnderstoodPlace | null
  /** Likeliest first. */
  others: readonly UnderstoodPlace[]
  /** See understand-places.ts. */
  found: readonly UnderstoodPlace[]
  /** Named, or reached by address or telephone number. */
  certain: readonly number[]
  /** In no partner's name there. */
  unknownWords: readonly string[]
}

const WHOLE_FIELD = 2 * BEST_RANK

/** SEARCH-10's ranks doubled, with the named place and certain hits between and above. */
export const RANK = {
  second: WHOLE_FIELD - 2,
  place: WHOLE_FIELD - 1,
  wholeField: WHOLE_FIELD,
  samePlace: WHOLE_FIELD + 1,
  certain: WHOLE_FIELD + 2,
} as const

/** `ordered`: the first partners of `rank`, by default those of the place. */
export function listMatches(
  index: SearchIndex,
  ranking: Ranking,
  ordered: readonly number[] = [],
  rank: number = RANK.place,
): PartnerMatches {
  const first = { rank, positions: ordered }
  return toMatches(index, ranking.total(), (offset, limit) => ranking.slice(offset, limit, first))
}
