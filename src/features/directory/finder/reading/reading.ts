import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { findCodes } from './codes.ts'
import { findCities, findCode } from './find-cities.ts'
import { findCitiesAlike, findCitiesBegun } from './find-cities-alike.ts'
import { findRegions, findRegionsAlike } from './find-regions.ts'
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
  return { tokens, readings: readAs(asked, true) }
}

function readAs(asked: Asked, hasSlips: boolean): Reading[] {
  const { tokens, isOpen } = asked
  const regions = findRegions(asked)
  const laws = new Set(regions.filter(({ isLaw }) => isLaw).map(({ place }) => place.region))
  const code = findCode(asked)
  const cities = findCities(asked, laws)
  const mentions: Mention[] = [...code, ...regions, ...cities]
  if (isOpen || hasSlips) mentions.push(...findCitiesBegun(asked, laws))
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
