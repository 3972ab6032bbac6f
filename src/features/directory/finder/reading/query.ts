import { AppError } from '../../../../shared/errors.ts'
import { MAX_QUERY_LENGTH, searchText } from '../../../../shared/search.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { joinPlaceWords } from '../../places/gazetteer/place-key.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { foldPhrase, foldWords } from '../vocabulary/fold-words.ts'
import { servicePhrasesIn } from '../vocabulary/read-services.ts'
import { AFTER_IN, BEFORE_PLACES, EVERYDAY_WORDS, TRADE_WORDS } from '../vocabulary/words.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** A text that somebody typed, folded and split once for all that read it. */
export type Query = {
  index: FinderIndex
  gazetteer: Gazetteer
  weights: Weights
  /** The last word may go on (typeahead). */
  isOpen: boolean
  /** As readQuery gives it. */
  typed: string
  /** Slugs of services among its words, but for those that nearly everyone offers. */
  services: readonly string[]
  /** As names are folded: with its signs, without its commas. */
  folded: string
  tokens: readonly Token[]
  spans: readonly Span[]
}

export type Token = {
  /** Folded. */
  text: string
  /** As tables of phrases have it: "l'hôpital" without its article. */
  bare: string
  isAfterComma: boolean
  /** Of everyday speech or of the trade: names nothing by itself. */
  isFiller: boolean
  isTrade: boolean
  /** What a reading loses that leaves it unexplained. */
  weight: number
}

/** Words in a row, and the placeKey that they make. */
export type Span = { start: number; end: number; words: string[]; key: string }

/** SEARCH-2. Throws invalid_input over MAX_QUERY_LENGTH characters. */
export function readQuery(query: string): string {
  const wanted = searchText(query)
  if (wanted.length <= MAX_QUERY_LENGTH) return wanted
  throw new AppError('invalid_input', 'The search text is too long.', {
    fields: { q: `Please use at most ${MAX_QUERY_LENGTH} characters.` },
  })
}

/** May be several words: "funeralhomesinmemphis". */
const JOINED = /[\p{L}\p{N}]{9,}/gu
/** Further words are not read: a set of tokens is a number. */
const MOST_TOKENS = 30
const FILLER_WEIGHT = 0.1
/** Shorter words say less. */
const FULL_LENGTH = 4

/** `typed`: of readQuery. */
export function splitQuery(
  index: FinderIndex,
  gazetteer: Gazetteer,
  typed: string,
  { isOpen = false, weights = WEIGHTS }: { isOpen?: boolean; weights?: Weights } = {},
): Query {
  const apart = typed.replace(JOINED, (word) => takeApart(index, gazetteer, word) ?? word)
  const words = wordsOf(apart).slice(0, MOST_TOKENS)
  const services = servicePhrasesIn(words.map(({ bare }) => bare))
  const tokens = words.map((word, at) => {
    const { text } = word
    const isFiller = EVERYDAY_WORDS.has(text) || services.some(({ from, to }) => from <= at && at < to)
    const full = (weights.unexplained * Math.min(FULL_LENGTH, text.length + 1)) / FULL_LENGTH
    return { ...word, isFiller, isTrade: TRADE_WORDS.has(text), weight: isFiller ? FILLER_WEIGHT : full }
  })
  const slugs = [...new Set(services.map(({ row }) => row.slug))]
  const query = narrowTo({ index, gazetteer, weights, isOpen, services: slugs }, tokens)
  return { ...query, typed, folded: foldWords(typed) }
}

/** The query as if only these of its words were typed. */
export function narrowTo(
  query: Omit<Query, 'typed' | 'folded' | 'tokens' | 'spans'>,
  tokens: readonly Token[],
): Query {
  const folded = tokens.map(({ text }) => text).join(' ')
  return { ...query, typed: folded, folded, tokens, spans: spansOf(tokens) }
}

/** A longer one names no place. */
const LONGEST_SPAN = 6

/** No span crosses a comma. */
function spansOf(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, start) => {
    const rest = tokens.slice(start, start + LONGEST_SPAN)
    const comma = rest.findIndex(({ isAfterComma }, at) => at > 0 && isAfterComma)
    const texts = rest.slice(0, comma < 0 ? LONGEST_SPAN : comma).map(({ text }) => text)
    return texts.map((_, at) => {
      const words = texts.slice(0, at + 1)
      return { start, end: start + words.length, words, key: joinPlaceWords(words) }
    })
  })
}

/** Telling words of a name or place. */
const MOST_TELLING = 4

/** Whether so much is told that names are not sought with slips, and places only at its end or after "in": slips of each word would take too long. */
export const isSentence = ({ tokens }: Query): boolean =>
  tokens.filter(({ isFiller }) => !isFiller).length > MOST_TELLING

/** Whether a span ends a text that says nothing else but the trade and "in" before it: "funeral home in price". */
export const isAfterIn = ({ tokens }: Pick<Query, 'tokens'>, { start, end }: Span): boolean =>
  end === tokens.length &&
  BEFORE_PLACES.has(tokens[start - 1]?.text ?? '') &&
  !AFTER_IN.has(tokens[start]?.text ?? '') &&
  tokens.every(({ text, isTrade }, at) => at >= start !== (isTrade || BEFORE_PLACES.has(text)))

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

/** At the beginning or end of a word. */
const SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** Folds, but keeps commas. */
function wordsOf(query: string): Pick<Token, 'text' | 'bare' | 'isAfterComma'>[] {
  return query.split(/[,;\n]/).flatMap((part, number) => {
    const texts = foldWords(part)
      .split(' ')
      // "*boise*"; emoji alone say nothing.
      .map((text) => text.replace(SIGNS, ''))
      .filter((text) => text !== '')
    const bares = foldPhrase(part).split(' ')
    return texts.map((text, at) => {
      const bare = bares.length === texts.length ? (bares[at] as string) : text
      // "Près d'Ottawa"; not "Coeur d'Alene", whose first word says something.
      const isElided = text === `d${bare}` && EVERYDAY_WORDS.has(texts[at - 1] ?? '')
      return { text: isElided ? bare : text, bare, isAfterComma: number > 0 && at === 0 }
    })
  })
}

/** The known words that a word consists of, the last as long as possible; null when it is one itself, or consists of none. */
function takeApart(index: FinderIndex, gazetteer: Gazetteer, word: string): string | null {
  const text = foldWords(word)
  const isKnown = (part: string) =>
    index.names.having.has(part) || EVERYDAY_WORDS.has(part) || index.cityGroups.has(part)
  const isStreet = index.streets.having.has(text)
  if (isKnown(text) || isStreet || gazetteer.cities(text).length > 0 || gazetteer.region(text)) return null
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    best[end] = null
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const part = text.slice(start, end)
      // Short pieces are found in anything.
      const isLong = part.length > 2 || BEFORE_PLACES.has(part)
      if (before && isLong && isKnown(part)) best[end] ??= [...before, part]
    }
  }
  return best[text.length]?.join(' ') ?? null
}
