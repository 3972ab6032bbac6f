import { placeKey } from '../../places/gazetteer/place-key.ts'
import { TRADE_WORDS } from '../../places/query/everyday-words.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { textAt } from '../../finder/index/text-column.ts'
import { ownerOf } from '../match/owner-of.ts'
import type { QueryMatches } from '../match/query-matches.ts'
import { findSimilarPartners } from '../similar/find-similar-partners.ts'

/** So many results show at a glance which is meant. */
const FEW = 3
/** Shorter words are in too many names. */
const SHORTEST = 3
const SHORTEST_SIMILAR = 4
/** Of words written together: "delarosa". */
const SHORTEST_JOINED = 6

/** Returns the positions of search's first partners that share a word with the query besides their city and trade. */
export function firstFound(
  index: SearchIndex,
  words: string,
  { total, positions }: Pick<QueryMatches, 'total' | 'positions'>,
): number[] {
  return total === 0 ? [] : positions(0, FEW).filter((position) => isNamed(index, position, words, SHORTEST))
}

/** The same of the partners that search shows when nothing matches. */
export function similarNamed(index: SearchIndex, query: string, words: string): number[] {
  return findSimilarPartners(index, query, FEW)
    .map((entry) => index.ranked.indexOf(entry))
    .filter((position) => isNamed(index, position, words, SHORTEST_SIMILAR))
}

function isNamed(index: SearchIndex, position: number, words: string, shortest: number) {
  const { ranked, names } = index
  const name = textAt(names.words, position)
  // Of a longer word also a part: "o connell".
  const isIn = (word: string) => {
    if (word.length < SHORTEST_SIMILAR) return ` ${name} `.includes(` ${word} `)
    return name.includes(word) || (word.length >= SHORTEST_JOINED && name.replaceAll(' ', '').includes(word))
  }
  const city = placeKey((ranked[position] as DirectoryEntry).city)
  return words.split(' ').some((typed) => {
    const word = ownerOf(index, typed)
    return word.length >= shortest && !TRADE_WORDS.has(word) && !city.includes(word) && isIn(word)
  })
}
