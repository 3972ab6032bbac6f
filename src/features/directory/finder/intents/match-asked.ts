import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { isExplained, matchQuery, type QueryMatches } from '../answers/match-query.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { matchSubstrings, positionsByRank } from '../indexes/substring-rule.ts'
import { textAt } from '../indexes/text-column.ts'
import { findTexts } from '../indexes/word-index.ts'
import { TRADE_WORDS } from '../vocabulary/everyday-words.ts'
import { foldWords } from '../vocabulary/fold-words.ts'

/**
 * Partners for a query that asks something besides: those of the place that its other words name, when they
 * name nothing else; otherwise what SEARCH-1 finds, so that no stranger is offered.
 */
export function matchAsked(
  index: FinderIndex,
  gazetteer: Gazetteer,
  query: string,
  rest: string,
): QueryMatches {
  const there = rest === '' ? null : matchQuery(index, gazetteer, rest)
  const { sure, tokens = [] } = there ?? {}
  if (there && sure?.isExact && sure.place && !sure.named && isExplained(tokens, sure)) return there
  const positions = positionsByRank(matchSubstrings(index, query))
  return { tokens: [], readings: [], positions, sure: null, nearly: null }
}

/** "price funeral home" says all that tells Price Funeral Home from others, and asks no price. */
export function saysName(index: FinderIndex, query: string): boolean {
  const isTelling = (word: string) => !TRADE_WORDS.has(word) && word !== 'and'
  const said = new Set(foldWords(query).split(' ').filter(isTelling))
  const isTold = (words: readonly string[]) => words.filter(isTelling).every((word) => said.has(word))
  return [...said].some((word) => word.length >= SHORTEST && namesWithWord(index, word).some(isTold))
}

export const standsInName = ({ names }: FinderIndex, word: string) => names.numbers.has(word)

/** "a" and "of" tell nothing. */
const SHORTEST = 3

function namesWithWord({ names }: FinderIndex, word: string): string[][] {
  const found: string[][] = []
  if (!names.numbers.has(word)) return found
  findTexts(names, word, (position) => {
    const words = textAt(names.column, position).split(' ')
    if (words.includes(word)) found.push(words)
  })
  return found
}
