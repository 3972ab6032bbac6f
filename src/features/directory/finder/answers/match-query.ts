import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../index/finder-index.ts'
import { nearestFirst } from '../index/positions.ts'
import { HIT, matchSubstrings } from '../index/substring-rule.ts'
import { type Reading, type Understood, understand } from '../reading/reading.ts'
import type { Token } from '../reading/tokens.ts'
import { CLOSE, type Weights } from '../reading/weights.ts'

export type QueryMatches = Understood & {
  /** All that match, best first. */
  positions: readonly number[]
  /** The reading that the list was made of; null where only the substring rule found something. */
  sure: Reading | null
  /** Nothing matches, but this is nearly what was typed. */
  nearly: Reading | null
}

/** Below this a reading with slips is a guess that nobody is bothered with; spelled so, its words are counted. */
const LEAST_SCORE = -4
const LEAST_MERIT = -2

/**
 * SEARCH-1 and SEARCH-8: the partners of the best reading, of others that explain as much, and of the substring rule,
 * which never comes before a place or name that was read except by the whole of a field.
 */
export function matchQuery(
  index: FinderIndex,
  gazetteer: Gazetteer,
  query: string,
  options: { weights?: Weights } = {},
): QueryMatches {
  const understood = understand(index, gazetteer, query, options)
  const { readings } = understood
  const ranks = matchSubstrings(index, query)
  const [best] = readings
  const isRead = best !== undefined && (best.isExact ? best.merit >= LEAST_MERIT : best.score >= LEAST_SCORE)
  let strongest = 0
  for (const rank of ranks) if (rank > strongest) strongest = rank
  // "ashville" lies within Nashville: what is nearly a place comes first.
  const isWhole = isRead && isExplained(understood.tokens, best)
  const isSure = isRead && (best.isExact ? isWhole || strongest <= HIT.inside : strongest === HIT.inside)
  const ordered: number[] = []
  const isTaken = new Uint8Array(index.ranked.length)
  const take = (position: number) => {
    if (isTaken[position] === 0) ordered.push(position)
    isTaken[position] = 1
  }
  if (isSure) {
    for (const reading of readings)
      if (reading === best || isAlike(reading, best)) for (const position of partnersOf(index, reading)) take(position)
  }
  for (let rank: number = HIT.whole; rank > 0; rank--)
    for (let at = ranks.indexOf(rank); at >= 0; at = ranks.indexOf(rank, at + 1)) take(at)
  const isFound = ordered.length > 0
  return {
    ...understood,
    positions: ordered,
    sure: isSure ? best : null,
    nearly: !isFound && isRead ? best : null,
  }
}

function isExplained(tokens: readonly Token[], { cover }: Reading): boolean {
  return tokens.every(({ isFiller }, at) => isFiller || (cover & (1 << at)) !== 0)
}

/** Best first, within the same quality nearest first. */
export function partnersOf(index: FinderIndex, { place, named, hasRegion }: Reading): readonly number[] {
  if (named) {
    const [first] = named
    if (!first || !place?.point) return named.map(({ position }) => position)
    const close = named.filter(({ score }) => score >= first.score - CLOSE / 2).map(({ position }) => position)
    const others = named.slice(close.length).map(({ position }) => position)
    return [...nearestFirst(index, close, place.point), ...others]
  }
  if (!place) return []
  return place.point && hasRegion !== undefined ? nearestFirst(index, place.positions, place.point) : place.positions
}

/** Namesakes: another place of the same words. */
function isAlike(reading: Reading, best: Reading): boolean {
  return reading.isExact && (reading.cover & ~best.cover) === 0 && (best.cover & ~reading.cover) === 0 && !best.hasRegion
}
