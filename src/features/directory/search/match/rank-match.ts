export type MatchedField = 'name' | 'city' | 'state' | 'stateCode' | 'zipCode'

export type Hit = 'whole' | 'beginning' | 'part'

const NO_MATCH = 0
export const BEST_RANK = 5

/**
 * SEARCH-10, in public search, page and back office: a partner's best hit, then its tier, name, id. A state's
 * code counts only as a whole.
 */
const RANKS: Readonly<Record<MatchedField, Readonly<Record<Hit, number>>>> = {
  stateCode: { whole: BEST_RANK, beginning: NO_MATCH, part: NO_MATCH },
  state: { whole: BEST_RANK, beginning: 1, part: 1 },
  name: { whole: BEST_RANK, beginning: 2, part: 1 },
  city: { whole: 4, beginning: 1, part: 1 },
  zipCode: { whole: 3, beginning: 1, part: 1 },
}

export const TIERS = 2

/** 0 to `TIERS` − 1, among partners of equal rank. */
export const tierOf = ({ isPriority }: { isPriority: boolean }): number => (isPriority ? 0 : 1)

/** Positions and lengths in UTF-16 units. */
export function rankHit(field: MatchedField, at: number, length: number, queryLength: number): number {
  const hit = at > 0 ? 'part' : length === queryLength ? 'whole' : 'beginning'
  return RANKS[field][hit]
}
