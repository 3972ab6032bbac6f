import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { toQueryWords } from '../../places/query/query-words.ts'
import { understandPlaces } from '../../places/query/understand-places.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { findTexts } from '../../finder/index/word-index.ts'
import { foldWords } from '../../finder/vocabulary/fold-words.ts'
import { mostInOneCity } from './cities-meant.ts'
import { findAddress, findAreaCode, findNameOnStreet, findPhone } from './match-contact.ts'
import { rankPartners } from './match-partners.ts'
import { ownerOf } from './owner-of.ts'
import { PLACE_RULES, withoutPlace } from './place-rules.ts'
import { listMatches, type QueryMatches, RANK } from './query-matches.ts'
import { rankFolded } from './rank-folded.ts'
import { createRanking, type Ranking } from './ranking.ts'

/**
 * Keeps spelling and order: by the substring rule, folded, by telephone number and address, then by the first
 * of PLACE_RULES that applies.
 */
export function matchAsTyped(index: SearchIndex, gazetteer: Gazetteer, query: string): QueryMatches {
  const ranking = createRanking(index.ranked.length, RANK.certain)
  rankPartners(index, query, (position, rank) => ranking.raise(position, 2 * rank))
  const words = foldWords(query)
  if (words === '' || query.includes('\0')) return withoutPlace({ index, ranking, certain: [], found: [] })
  rankFolded(index, query, words, ranking.raise)
  const found = understandPlaces(index, gazetteer, query)
  const [place] = found
  const apart = words.split(' ')
  const addressed = [
    ...findAddress(index, apart, new Set(place?.positions)),
    ...findNameOnStreet(
      index,
      apart.map((word) => ownerOf(index, word)),
    ),
  ]
  // Not push(...): 100,000 arguments are too many for the stack.
  const certain = [
    ...findPhone(index, query),
    ...mostInOneCity(index, findAreaCode(index, query)),
    ...addressed,
  ]
  for (const position of certain) ranking.raise(position, RANK.certain)
  const matches = { index, ranking, certain, found }
  if (!place || words.length < 2)
    return { ...withoutPlace(matches), ...listMatches(index, ranking, certain, RANK.certain) }

  const isNamed = place.reading.rest.length === 0
  const isPlaceAlone = isNamed && place.reading.explained === toQueryWords(query).length
  if (!isPlaceAlone || place.reading.isPart) raiseNames(index, words, ranking)
  const hasAddress = addressed.length > 0
  const typed = { ...matches, gazetteer, query, words, place, isNamed, isPlaceAlone, hasAddress }
  for (const rule of PLACE_RULES) {
    const ruled = rule(typed)
    if (ruled) return ruled
  }
  return withoutPlace(matches)
}

/** A name with all words of a longer query is surer than the place among them. */
function raiseNames({ nameIndex }: SearchIndex, words: string, { raise }: Ranking): void {
  findTexts(nameIndex.words, words, (position, isAtStart) => {
    raise(position, isAtStart ? RANK.certain : RANK.samePlace)
  })
}
