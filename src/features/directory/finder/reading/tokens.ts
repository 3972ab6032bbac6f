import { BEFORE_PLACES, EVERYDAY_WORDS, PLACE_WORDS, TRADE_WORDS } from '../../places/query/everyday-words.ts'
import { toQueryWords } from '../../places/query/query-words.ts'
import { WEIGHTS, type Weights } from './weights.ts'

export type Token = {
  /** Folded. */
  text: string
  isAfterComma: boolean
  /** In a query that has small letters too. */
  isCapitals: boolean
  /** After "in", "near" or a comma. */
  isAfterIn: boolean
  /** Of everyday speech or of the trade: names nothing by itself. */
  isFiller: boolean
  isTrade: boolean
  /** What a reading loses that leaves it unexplained. */
  weight: number
}

/** More are a sentence, whose first words say where. */
const MOST_TOKENS = 30
const FILLER_WEIGHT = 0.1
/** Shorter words say less. */
const FULL_LENGTH = 4

/** At most 30, so that a set of them is a number. */
export function readTokens(query: string, weights: Weights = WEIGHTS): Token[] {
  const words = toQueryWords(query).slice(0, MOST_TOKENS)
  return words.map(({ text, isAfterComma, isCapitals }, at) => {
    const isFiller = EVERYDAY_WORDS.has(text) || PLACE_WORDS.has(text)
    const isAfterIn = isAfterComma || BEFORE_PLACES.has(words[at - 1]?.text ?? '')
    const full = (weights.unexplained * Math.min(FULL_LENGTH, text.length)) / FULL_LENGTH
    return {
      text,
      isAfterComma,
      isCapitals,
      isAfterIn,
      isFiller,
      isTrade: TRADE_WORDS.has(text),
      weight: isFiller ? FILLER_WEIGHT : full,
    }
  })
}

/** The set of tokens from `start` to before `end`, as bits. */
export function bitsOf(start: number, end: number): number {
  return ((2 ** end - 1) & ~(2 ** start - 1)) >>> 0
}

/** What the tokens outside `cover` weigh. */
export function weightOutside(tokens: readonly Token[], cover: number): number {
  let sum = 0
  for (let at = 0; at < tokens.length; at++)
    if ((cover & (1 << at)) === 0) sum += (tokens[at] as Token).weight
  return sum
}
