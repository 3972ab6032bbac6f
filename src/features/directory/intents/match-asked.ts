import type { Gazetteer } from '../places/gazetteer/gazetteer.ts'
import { TRADE_WORDS } from '../places/query/everyday-words.ts'
import type { SearchIndex } from '../search/indexes/search-index.ts'
import { textAt } from '../search/indexes/text-column.ts'
import { findTexts } from '../search/indexes/word-index.ts'
import { matchPartners } from '../search/match/match-partners.ts'
import { matchQuery } from '../search/match/match-query.ts'
import type { QueryMatches } from '../search/match/query-matches.ts'
import { foldWords } from '../search/text/fold-words.ts'

/**
 * Partners for a query that asks something besides: those of the place that its other words name, when they
 * name nothing else; otherwise what SEARCH-1 finds, so that no stranger is offered.
 */
export function matchAsked(
  index: SearchIndex,
  gazetteer: Gazetteer,
  query: string,
  rest: string,
): QueryMatches {
  const there = rest === '' ? null : matchQuery(index, gazetteer, rest)
  if (there?.place && there.unknownWords.length === 0) return there
  return {
    ...matchPartners(index, query),
    place: null,
    others: [],
    found: [],
    certain: [],
    unknownWords: [],
  }
}

/** "price funeral home" says all that tells Price Funeral Home from others, and asks no price. */
export function saysName(index: SearchIndex, query: string): boolean {
  const said = new Set(foldWords(query).split(' '))
  const isTold = (words: readonly string[]) => {
    const telling = words.filter((word) => !TRADE_WORDS.has(word) && word !== 'and')
    return telling.length > 0 && telling.every((word) => said.has(word))
  }
  return [...said].some((word) => word.length >= SHORTEST && namesWithWord(index, word).some(isTold))
}

export const standsInName = (index: SearchIndex, word: string) => namesWithWord(index, word).length > 0

/** "a" and "of" tell nothing. */
const SHORTEST = 3

function namesWithWord({ names, nameIndex }: SearchIndex, word: string): string[][] {
  const found: string[][] = []
  findTexts(nameIndex.words, word, (position) => {
    const words = textAt(names.words, position).split(' ')
    if (words.includes(word)) found.push(words)
  })
  return found
}
