import { type NearEntry, nearbyPartners } from '../../places/around/nearby-partners.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { centreOf, milesTo, nearestFirst } from '../indexes/positions.ts'
import {
  HIT,
  matchSubstrings,
  positionsByRank,
  positionsOfRank,
  strongestOf,
} from '../indexes/substring-rule.ts'
import type { KnownPlace } from '../reading/places.ts'
import type { Query } from '../reading/query.ts'
import { isExplained, type Reading, understand } from '../reading/reading.ts'

export type QueryMatches = {
  query: Query
  /** Best first. */
  readings: readonly Reading[]
  /** All that match, best first; in `index.ranked`. */
  positions: Uint32Array
  /** The reading that the list was made of; null where only the substring rule found something. */
  sure: Reading | null
  /** Nothing matches; this is what was probably meant. */
  nearly: Reading | null
}

/** For each telling word: a reading with slips that scores less is not offered. */
const LEAST_SCORE = -2

/**
 * SEARCH-1 and SEARCH-8: the partners of the best reading, of its namesakes, and of the substring rule, which comes
 * before a place or name that was read only by the whole of a field.
 */
export function matchQuery(query: Query): QueryMatches {
  const { index } = query
  const readings = understand(query)
  const ranks = matchSubstrings(query)
  const strongest = strongestOf(ranks)
  const best = readings.find((reading) => isLikely(query, reading))
  // "ashville" lies within Nashville: what is nearly a place comes before.
  const isWithin = strongest <= HIT.inside
  const isSure = best?.isExact ? isWithin || isExplained(query, best) : isWithin && strongest > 0
  const sure = best && isSure ? best : null
  const first = new Set(positionsOfRank(ranks, HIT.name))
  const alike = sure ? readings.filter((reading) => reading === sure || isNamesake(reading, sure)) : []
  if (sure) for (const position of besideLargeCity(index, sure)) first.add(position)
  for (const reading of alike) for (const position of partnersOf(index, reading)) first.add(position)
  const positions = positionsByRank(ranks, first)
  return { query, readings, positions, sure, nearly: positions.length === 0 ? (best ?? null) : null }
}

/**
 * Partners for a query that asks something besides: those of the place that its other words name; otherwise what
 * SEARCH-1 finds, so that no stranger is offered.
 */
export function matchAsked(query: Query, rest: Query): QueryMatches {
  // Of "les cendres de ma mère" short words are left, a state's code by chance.
  const there = rest.tokens.some(({ text }) => text.length > 2) ? matchQuery(rest) : null
  if (there?.sure?.isExact && there.sure.place) return there
  const positions = positionsByRank(matchSubstrings(query))
  return { query, readings: [], positions, sure: null, nearly: null }
}

/** In postal codes. */
const LARGE_CITY = 10
const BESIDE_MILES = 30

/** Partners near a large city that has none come before those of its small namesakes. */
function besideLargeCity(index: FinderIndex, { place, named }: Reading): number[] {
  if (!place?.point || named || place.positions.length > 0 || place.size < LARGE_CITY) return []
  const { point } = place
  const near = [...index.ranked.keys()].filter(
    (position) => milesTo(point, index.ranked[position] as DirectoryEntry) <= BESIDE_MILES,
  )
  return nearestFirst(index, near, point)
}

/** Whether a reading is worth an answer. */
export function isLikely({ tokens }: Query, { isExact, score }: Reading): boolean {
  const telling = tokens.filter(({ isFiller }) => !isFiller).length
  return isExact || score >= LEAST_SCORE * Math.max(2, telling)
}

/** Best first, within the same quality nearest first. */
export function partnersOf(
  index: FinderIndex,
  { place, named }: Pick<Reading, 'place' | 'named'>,
): readonly number[] {
  const positions = named ?? place?.positions ?? []
  return place?.point ? nearestFirst(index, positions, place.point) : positions
}

/** Another place or name that the same words say: Portland in Maine, after that in Oregon. */
export function isNamesake(reading: Reading, best: Reading): boolean {
  return reading.isExact && reading.cover === best.cover && !best.hasRegion && reading !== best
}

/**
 * Positions of matches: those who offer a service that is said beside the place come first; a service alone adds all
 * who offer it after the other matches. `services`: slugs that anyone offers.
 */
export function addOffering(
  services: { has(slug: string): boolean },
  { index, tokens, services: said }: Query,
  positions: Uint32Array,
  hasPlace: boolean,
): Uint32Array {
  const asked = said.filter((slug) => services.has(slug))
  const isAlone = tokens.every(({ isFiller }) => isFiller)
  if (asked.length === 0 || !(hasPlace || isAlone)) return positions
  const isOffered = (at: number) => asked.every((slug) => index.ranked[at]?.services.includes(slug))
  const [first, others] = hasPlace
    ? [positions.filter(isOffered), positions]
    : [positions, [...index.ranked.keys()].filter(isOffered)]
  return Uint32Array.from(new Set([...first, ...others]))
}

/**
 * Up to `count` for a query without matches (SEARCH-4): those of the place or name that was probably meant, else those
 * nearest to it.
 */
export function similarTo(
  snapshot: DirectorySnapshot,
  { query, nearly }: QueryMatches,
  count = 3,
): readonly DirectoryEntry[] {
  if (!nearly) return []
  const positions = partnersOf(snapshot.search, nearly).slice(0, count)
  if (positions.length > 0)
    return positions.map((position) => snapshot.search.ranked[position] as DirectoryEntry)
  return nearly.place ? nearestTo(snapshot, query, nearly.place, count).map(({ entry }) => entry) : []
}

/** Partners nearest to a place, or to the middle of a state. */
export function nearestTo(
  snapshot: DirectorySnapshot,
  { gazetteer }: Query,
  { point, region }: KnownPlace,
  count: number,
): readonly NearEntry[] {
  const from = point ?? centreOf(gazetteer.placesIn(region))
  return from ? nearbyPartners(snapshot, from, { limit: count, country: region.country }) : []
}
