import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { joinPlaceWords } from '../../places/gazetteer/place-key.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import type { KnownPlace } from './places.ts'
import type { SlipCost } from './slip-cost.ts'
import type { Token } from './tokens.ts'
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

export type Asked = {
  index: FinderIndex
  gazetteer: Gazetteer
  slipCost: SlipCost
  weights: Weights
  tokens: readonly Token[]
  /** The last word may go on. */
  isOpen: boolean
}

/** Words in a row, and the placeKey that they make. */
export type Span = { start: number; end: number; words: string[]; key: string }

/** No span crosses a comma. */
export function* spansOf(tokens: readonly Token[], longest: number): Generator<Span> {
  for (let start = 0; start < tokens.length; start++) {
    const words: string[] = []
    for (let end = start + 1; end <= Math.min(tokens.length, start + longest); end++) {
      const token = tokens[end - 1] as Token
      if (token.isAddress || (end > start + 1 && token.isAfterComma)) break
      words.push(token.text)
      yield { start, end, words: [...words], key: joinPlaceWords(words) }
    }
  }
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
