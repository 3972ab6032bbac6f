import { AppError } from '../../../../shared/errors.ts'
import { MAX_QUERY_LENGTH, searchText } from '../../../../shared/search.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { servicePhrasesIn } from '../vocabulary/read-services.ts'
import { BEFORE_PLACES, EVERYDAY_WORDS, PLACE_WORDS, STREETS, TRADE_WORDS } from '../vocabulary/words.ts'
import type { Weights } from './weights.ts'

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
export function readTokens(query: string, weights: Weights): Token[] {
  const words = toQueryWords(query).slice(0, MOST_TOKENS)
  const address = new Set(addressIn(words))
  const services = servicePhrasesIn(words.map(({ text }) => text))
  return words.map(({ text, isAfterComma }, at) => {
    const isSaid = address.has(at) || services.some(({ from, to }) => from <= at && at < to)
    const isFiller = isSaid || EVERYDAY_WORDS.has(text) || PLACE_WORDS.has(text)
    const isAfterIn = BEFORE_PLACES.has(words[at - 1]?.text ?? '')
    const full = (weights.unexplained * Math.min(FULL_LENGTH, text.length + 1)) / FULL_LENGTH
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

/** Telling words of a name or place. */
const MOST_TELLING = 4

/** Whether so much is told that names are not sought with slips, and places only at its end or after "in". */
export const isSentence = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ isFiller }) => !isFiller).length > MOST_TELLING

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

/** "Près d'Ottawa"; not "Coeur d'Alene", whose first word says something. */
const ELIDED = /(\p{L}+)\s+d['’](?=\p{L})/giu

/** Folds, but keeps commas. */
function toQueryWords(query: string): Pick<Token, 'text' | 'isAfterComma'>[] {
  // Undotted, it is Louisiana's code.
  const spelled = query
    .replace(/(?<![\p{L}.])l\. ?a\b\.?/giu, 'Los Angeles')
    // Veterans Affairs, not Virginia.
    .replace(/\bva (?=(?:hospital|medical|clinic|cemetery)\b)/gi, '')
    .replace(ELIDED, (all, before) => (EVERYDAY_WORDS.has(foldWords(before)) ? `${before} ` : all))
  return spelled.split(/[,;\n]/).flatMap((part, number) => {
    return (
      foldWords(part)
        .split(' ')
        // "*boise*"; emoji alone say nothing.
        .map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((text) => text !== '')
        .map((text, at) => ({ text, isAfterComma: number > 0 && at === 0 }))
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

const LONGEST_WORD = 20
/** Letters of a piece on average: "fern and en a" is chance. */
const LEAST_PIECE = 3.2
/** Of family names: "delacruz". */
const PARTICLES = new Set('de du la le el van von da di'.split(' '))
/** Ends of names of towns, which nobody means by themselves: "bensonville". */
const TOWN_ENDS = new Set(['ville', 'town'])

/**
 * Writes what was pasted, cut or joined as words: "2170" as 02170, "9021" as 90210, "funeralhomesinmemphis" as its words.
 */
export function spellOut(index: FinderIndex, gazetteer: Gazetteer, query: string): string {
  const isBegun = () => [...index.inCode.keys()].some((code) => code.startsWith(query))
  if (/^\d{4}$/.test(query) && !isBegun()) {
    // A spreadsheet drops the first zero.
    const [whole] = [`0${query}`, query].flatMap((digits) => gazetteer.codesWith(digits, 1))
    return whole?.code ?? query
  }
  return query.replace(/[\p{L}\p{N}]{9,}/gu, (word) => takeApart(index, gazetteer, word) ?? word)
}

/** The fewest known words that a word consists of; null when it is one itself, or consists of none. */
function takeApart(index: FinderIndex, gazetteer: Gazetteer, word: string): string | null {
  const text = foldWords(word).replace(/[^a-z0-9]/g, '')
  const isKnown = (part: string) =>
    index.names.numbers.has(part) || EVERYDAY_WORDS.has(part) || index.cityGroups.has(part)
  if (
    isKnown(text) ||
    index.streets.numbers.has(text) ||
    gazetteer.cities(text).length > 0 ||
    gazetteer.region(text)
  )
    return null
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= text.length; end++) {
    best[end] = null
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start++) {
      const before = best[start]
      const part = text.slice(start, end)
      // Initials stand first; other short pieces are found in anything.
      const isLong = part.length > 2 || start === 0 || BEFORE_PLACES.has(part) || PARTICLES.has(part)
      if (!before || !isLong || TOWN_ENDS.has(part) || !isKnown(part)) continue
      const fewest = best[end]?.length ?? Number.POSITIVE_INFINITY
      if (before.length + 1 < fewest) best[end] = [...before, part]
    }
  }
  const words = best[text.length]
  return words && text.length >= LEAST_PIECE * words.length ? words.join(' ') : null
}
