import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { buildLikenessTable } from '../indexes/likeness-table.ts'
import { TRADE_WORDS } from '../vocabulary/everyday-words.ts'
import { alike } from './alike.ts'
import { findCodes } from './contact.ts'
import { findCities, findCode } from './find-cities.ts'
import { findCitiesAlike, findCitiesBegun } from './find-cities-alike.ts'
import { findRegions, findRegionsAlike, findRegionsBegun } from './find-regions.ts'
import { findNames } from './names.ts'
import type { KnownPlace } from './places.ts'
import { readPartners } from './read-partners.ts'
import { readPlaces } from './read-places.ts'
import { createSlipCost } from './slip-cost.ts'
import type { Asked, Mention } from './spans.ts'
import { spellOut } from './spell-out.ts'
import { bitsOf, readTokens, type Token } from './tokens.ts'
import { SURE, WEIGHTS, type Weights } from './weights.ts'

/** One way to understand a query. */
export type Reading = {
  /** Logarithm of odds (weights.ts). */
  score: number
  place: KnownPlace | null
  /** The state or postal code was said beside it, or nothing else is named so. */
  hasRegion: boolean
  /** The score without what its unexplained words cost. */
  merit: number
  /** Bits of the tokens that it explains. */
  cover: number
  /** What its slips cost; 0 when all is spelled so. */
  loss: number
  /** Its place or name is spelled so; a slip is at most in what stands beside. */
  isExact: boolean
  /** Partners that are named or reached by number or address, best first; null: all of the place. */
  named: readonly { position: number; score: number }[] | null
}

export type Understood = {
  tokens: readonly Token[]
  /** Best first. */
  readings: readonly Reading[]
}

/**
 * Reads a query (read-query.ts) in all ways that its words allow, scored by one sum. Slips are looked for only when
 * nothing sure is spelled so. `isOpen`: the last word may go on (typeahead).
 */
export function understand(
  index: FinderIndex,
  gazetteer: Gazetteer,
  query: string,
  { isOpen = false, weights = WEIGHTS }: { isOpen?: boolean; weights?: Weights } = {},
): Understood {
  const tokens = readTokens(index, spellOut(index, gazetteer, query), weights)
  const asked: Asked = { index, gazetteer, slipCost: createSlipCost(), weights, tokens, isOpen }
  const codes = findCodes(asked, query)
  if (codes) return { tokens, readings: [codes] }
  const plain = readAs(asked, false)
  if (isSure(plain, tokens)) return { tokens, readings: plain }
  const misspelt = { ...asked, tokens: correctTrade(asked) }
  return { tokens: misspelt.tokens, readings: readAs(misspelt, true) }
}

/** Misspelt words of the trade ("funral hime") name nothing. */
function correctTrade({ index, gazetteer, tokens, slipCost, weights }: Asked): Token[] {
  return tokens.map((token) => {
    const { text, isFiller } = token
    const isKnown = isFiller || index.names.numbers.has(text) || gazetteer.cities(text).length > 0
    const isTrade =
      !isKnown && alike(TRADE_KEYS, text, slipCost, weights).some(({ loss }) => loss < MOST_TRADE_LOSS)
    return isTrade ? { ...token, isFiller: true, isTrade, weight: weights.misspelt } : token
  })
}

const TRADE_KEYS = buildLikenessTable(TRADE_WORDS)
/** About one slip. */
const MOST_TRADE_LOSS = 4.5

function readAs(asked: Asked, hasSlips: boolean): Reading[] {
  const { tokens, isOpen } = asked
  const found = findRegions(asked)
  const lawsOf = (mentions: readonly Mention[]) =>
    new Set(mentions.filter(({ isLaw }) => isLaw).map(({ place }) => place.region))
  const code = findCode(asked)
  const cities = findCities(asked, lawsOf(found))
  // Kansas City is in no Kansas.
  const isInside = ({ cover }: Mention) =>
    cities.some((city) => (cover & ~city.cover) === 0 && cover !== city.cover && city.prior > 0)
  const regions = found.map((region) => (isInside(region) ? { ...region, isLaw: false } : region))
  const laws = lawsOf(regions)
  const mentions: Mention[] = [...code, ...regions, ...cities]
  if (isOpen || hasSlips) mentions.push(...findCitiesBegun(asked, laws))
  if ((isOpen || hasSlips) && laws.size === 0) mentions.push(...findRegionsBegun(asked))
  if (hasSlips) {
    const lawful = regions.filter(({ isLaw }) => isLaw).reduce((bits, { cover }) => bits | cover, 0)
    mentions.push(...findCitiesAlike(asked, laws, lawful))
    if (laws.size === 0) mentions.push(...findRegionsAlike(asked))
  }
  const readings = [
    ...readPlaces(asked, mentions),
    ...readPartners(asked, mentions, findNames(asked, hasSlips)),
  ]
  return readings.sort((a, b) => b.score - a.score).slice(0, tokens.length === 0 ? 0 : MOST)
}

/** Readings that are kept. */
const MOST = 24

/** Nothing telling is left, and it is likely by itself. */
function isSure([best]: readonly Reading[], tokens: readonly Token[]): boolean {
  if (!best || best.score < SURE) return false
  return tokens.every(({ isFiller }, at) => isFiller || (best.cover & bitsOf(at, at + 1)) !== 0)
}
