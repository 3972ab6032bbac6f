import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { joinPlaceWords } from '../../places/gazetteer/place-key.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import type { KnownPlace } from './places.ts'
import { bitsOf, type Token } from './tokens.ts'
import type { Weights } from './weights.ts'

/** Words of a query as the name of a place. */
export type Mention = {
  start: number
  end: number
  /** Bits of its tokens. */
  cover: number
  place: KnownPlace
  /** The probability of the place by itself, and of its being meant. */
  prior: number
  /** What its slips cost; 0 when spelled so. */
  loss: number
  /** Stands for its city. */
  isByname: boolean
  /** A region that every reading has to respect. */
  isLaw: boolean
  /** Counts only beside its state or city. */
  needsMore: boolean
}

/** Fewest slips first, then most words. */
export const byLikeness = (a: Mention, b: Mention): number =>
  a.loss - b.loss || b.end - b.start - (a.end - a.start)

/** Of a place that is spelled so, unless `more` says otherwise. */
export function mentionOf(
  { start, end }: { start: number; end: number },
  place: KnownPlace,
  prior: number,
  more: Partial<Mention> = {},
): Mention {
  const plain = { loss: 0, isByname: false, isLaw: false, needsMore: false }
  return { start, end, cover: bitsOf(start, end), place, prior, ...plain, ...more }
}

export type Asked = {
  index: FinderIndex
  gazetteer: Gazetteer
  weights: Weights
  tokens: readonly Token[]
  spans: readonly Span[]
  /** The last word may go on. */
  isOpen: boolean
}

/** Words in a row, and the placeKey that they make. */
export type Span = { start: number; end: number; words: string[]; key: string }

/** A longer one names no place. */
const LONGEST_SPAN = 6

/** No span crosses a comma. */
export function spansOf(tokens: readonly Token[]): Span[] {
  return tokens.flatMap((_, start) => {
    const rest = tokens.slice(start, start + LONGEST_SPAN)
    const stop = rest.findIndex(({ isAddress, isAfterComma }, at) => isAddress || (at > 0 && isAfterComma))
    const texts = rest.slice(0, stop < 0 ? LONGEST_SPAN : stop).map(({ text }) => text)
    return texts.map((_, at) => {
      const words = texts.slice(0, at + 1)
      return { start, end: start + words.length, words, key: joinPlaceWords(words) }
    })
  })
}

/** Everyday words among the others of a name. */
export function saidIn({ weights, tokens }: Asked, start: number, end: number): number {
  const own = tokens.slice(start, end)
  const count = own.filter(({ isFiller }) => isFiller).length
  return count < own.length ? weights.said * count : 0
}

/** How likely a place is to be meant, before the rest of the query is read. */
export function priorOf({ weights }: Asked, place: KnownPlace): number {
  return weights.place + weights.size * Math.log(1 + place.size)
}
