import { AppError } from '../../../../shared/errors.ts'
import { MAX_QUERY_LENGTH, searchText } from '../../../../shared/search.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { countTexts } from '../indexes/word-index.ts'
import {
  BEFORE_PLACES,
  EVERYDAY_WORDS,
  PLACE_WORDS,
  STREETS,
  TRADE_WORDS,
} from '../vocabulary/everyday-words.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { isServicePhrase } from '../vocabulary/service-kinds.ts'
import { WEIGHTS, type Weights } from './weights.ts'

export type Token = {
  /** Folded. */
  text: string
  isAfterComma: boolean
  /** After "in" or "near". */
  isAfterIn: boolean
  /** Of everyday speech or of the trade: names nothing by itself. */
  isFiller: boolean
  isTrade: boolean
  /** House number to kind of street. */
  isAddress: boolean
  /** What a reading loses that leaves it unexplained. */
  weight: number
}

/** More are a sentence, whose first words say where. */
const MOST_TOKENS = 30
const FILLER_WEIGHT = 0.1
/** "Island", "township": part of some names. */
const PLACE_WORD_WEIGHT = 1
/** Shorter words say less. */
const FULL_LENGTH = 4

/** At most 30, so that a set of them is a number. */
export function readTokens(index: FinderIndex, query: string, weights: Weights = WEIGHTS): Token[] {
  const words = toQueryWords(query).slice(0, MOST_TOKENS)
  const address = new Set(addressIn(words))
  const said = new Set([...address, ...serviceIn(words)])
  return words.map(({ text, isAfterComma }, at) => {
    const isFiller = said.has(at) || EVERYDAY_WORDS.has(text) || PLACE_WORDS.has(text)
    const isAfterIn = BEFORE_PLACES.has(words[at - 1]?.text ?? '')
    const full =
      (rarityOf(index, text) * (weights.unexplained * Math.min(FULL_LENGTH, text.length + 1))) / FULL_LENGTH
    return {
      text,
      isAfterComma,
      isAfterIn,
      isFiller,
      isTrade: TRADE_WORDS.has(text),
      isAddress: address.has(at),
      weight: PLACE_WORDS.has(text) ? PLACE_WORD_WEIGHT : isFiller ? FILLER_WEIGHT : full,
    }
  })
}

/** A word that one name in a hundred has is as telling as one that none has. */
const TELLING_SHARE = 100
const LEAST_RARITY = 0.15

function rarityOf({ names, ranked }: FinderIndex, text: string): number {
  const count = countTexts(names, text)
  if (count === 0) return 1
  const rarity = Math.log((ranked.length + 1) / (count + 1)) / Math.log(TELLING_SHARE)
  return Math.max(LEAST_RARITY, Math.min(1, rarity))
}

/** A street's name has at most so many words. */
const LONGEST_STREET = 5

/** "1200 market st": house number to the kind of street. */
export function addressIn(words: readonly { text: string }[]): number[] {
  for (const [at, { text }] of words.entries()) {
    if (!/^\d{1,5}[a-z]?$/.test(text)) continue
    const street = words
      .slice(at + 2, at + 1 + LONGEST_STREET)
      .findLastIndex((word) => STREETS.has(word.text))
    if (street >= 0) return Array.from({ length: street + 3 }, (_, place) => at + place)
  }
  return []
}

function serviceIn(words: readonly { text: string }[]): number[] {
  const found: number[] = []
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_STREET); end++)
      if (
        isServicePhrase(
          words
            .slice(start, end)
            .map(({ text }) => text)
            .join(' '),
        )
      )
        for (let at = start; at < end; at++) found.push(at)
  return found
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

export type QueryWord = {
  /** Folded. */
  text: string
  isAfterComma: boolean
}

/** Folds, but keeps commas. */
export function toQueryWords(query: string): QueryWord[] {
  // Undotted, it is Louisiana's code.
  const spelled = query
    .replace(/(?<![\p{L}.])l\. ?a\b\.?/giu, 'Los Angeles')
    // Veterans Affairs, not Virginia.
    .replace(/\bva (?=(?:hospital|medical|clinic|cemetery)\b)/gi, '')
  return spelled.split(/[,;\n]/).flatMap((part, number) => {
    return (
      foldWords(part)
        .split(' ')
        // "*boise*"; emoji alone say nothing.
        .map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((text) => text !== '')
        .map((text, at) => ({
          text,
          isAfterComma: number > 0 && at === 0,
        }))
    )
  })
}

/** SEARCH-2. Throws invalid_input over MAX_QUERY_LENGTH characters. */
export function readQuery(query: string): string {
  const wanted = searchText(query)
  if (wanted.length <= MAX_QUERY_LENGTH) return wanted
  throw new AppError('invalid_input', 'The search text is too long.', {
    fields: { q: `Please use at most ${MAX_QUERY_LENGTH} characters.` },
  })
}
