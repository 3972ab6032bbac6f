import { distanceMiles } from '../../../../shared/places/geo.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { findCodes } from './codes.ts'
import { findPlaces, findPlacesAlike } from './find-places.ts'
import { addNamesAlike, findNames, type NameHits } from './names.ts'
import { isRegionName, type KnownPlace } from './places.ts'
import { readPartners } from './read-partners.ts'
import { type Asked, byLikeness, type Mention, spansOf } from './spans.ts'
import { readTokens, spellOut, type Token, weightOutside } from './tokens.ts'
import { SURE, WEIGHTS, type Weights } from './weights.ts'

/** One way to understand a query. */
export type Reading = {
  /** Logarithm of odds (weights.ts). */
  score: number
  place: KnownPlace | null
  /** The state or postal code was said beside it, or nothing else is named so. */
  hasRegion: boolean
  /** Bits of the tokens that it explains. */
  cover: number
  /** What its slips cost; 0 when all is spelled so. */
  loss: number
  /** Its place or name is spelled so; a slip is at most in what stands beside. */
  isExact: boolean
  /** Positions of partners that are named or reached by number or address, best first; null: all of the place. */
  named: readonly number[] | null
}

export type Understood = {
  tokens: readonly Token[]
  /** Best first. */
  readings: readonly Reading[]
}

/**
 * Reads a query in all ways that its words allow, scored by one sum. Slips are looked for only when
 * nothing sure is spelled so. `isOpen`: the last word may go on (typeahead).
 */
export function understand(
  index: FinderIndex,
  gazetteer: Gazetteer,
  query: string,
  { isOpen = false, weights = WEIGHTS }: { isOpen?: boolean; weights?: Weights } = {},
): Understood {
  const tokens = readTokens(spellOut(index, gazetteer, query), weights)
  const spans = spansOf(tokens)
  const asked: Asked = { index, gazetteer, weights, tokens, spans, isOpen }
  const codes = findCodes(asked, query)
  if (codes) return { tokens, readings: [codes] }
  const places = findPlaces(asked)
  const names = findNames(asked)
  const plain = weighAll(asked, places, names)
  if (isSure(plain, tokens)) return { tokens, readings: plain }
  addNamesAlike(asked, names)
  return { tokens, readings: weighAll(asked, [...places, ...findPlacesAlike(asked, places)], names) }
}

function weighAll(asked: Asked, places: readonly Mention[], names: NameHits): Reading[] {
  if (asked.tokens.length === 0) return []
  const readings = [...readPlaces(asked, places), ...readPartners(asked, places, names)]
  return readings.sort((a, b) => b.score - a.score).slice(0, MOST)
}

/** Readings that are kept. */
const MOST = 24

/** Nothing telling is left, and it is likely by itself. */
const isSure = ([best]: readonly Reading[], tokens: readonly Token[]): boolean =>
  best !== undefined && best.score >= SURE && isExplained(tokens, best)

/** Whether a reading explains all that is no everyday speech. */
export const isExplained = (tokens: readonly Token[], reading: Reading): boolean =>
  unexplainedWords(tokens, reading).length === 0

/** The other words, folded. */
export const unexplainedWords = (tokens: readonly Token[], { cover }: Reading): string[] =>
  tokens.flatMap(({ text, isFiller }, at) => (isFiller || (cover & (1 << at)) !== 0 ? [] : text))

/** The score without what its unexplained words cost. */
export const meritOf = (tokens: readonly Token[], { score, cover }: Reading): number =>
  score + weightOutside(tokens, cover)

/** A city and its part, or its county's middle, lie within. */
const BESIDE_MILES = 40

/** One reading for each place, with whatever else of the query agrees with it. A typed region is law. */
export function readPlaces(asked: Asked, mentions: readonly Mention[]): Reading[] {
  const { tokens, weights } = asked
  const best = new Map<string, Reading & { isLawful: boolean; isOutlawed: boolean }>()
  const regions = mentions.filter(({ place }) => place.kind === 'state')
  const spelled = mentions.filter(({ loss }) => loss === 0)
  for (const mention of mentions) {
    const { place, prior, needsMore } = mention
    let { cover, loss } = mention
    const apart = regions.filter((other) => (other.cover & mention.cover) === 0)
    const own = likest(apart.filter((other) => other.place.region === place.region))
    const law = own ? undefined : apart.find(({ isLaw }) => isLaw)
    if (law && (mention.loss > 0 || place.kind !== 'city' || place.isArea)) continue
    let score = prior
    if (law) {
      cover |= law.cover
      score += weights.contradiction
    }
    if (!own && place.positions.length === 0)
      score +=
        weights.empty / (1 + Math.log(Math.max(1, place.size))) +
        (isRegionName(place.cityKey ?? '') ? weights.emptyRegion : 0)
    if (own && place.kind !== 'state') {
      cover |= own.cover
      loss += own.loss
      score += weights.agreement
    }
    const explained = cover
    const beside =
      place.kind === 'state'
        ? undefined
        : likest(spelled.filter((other) => (other.cover & explained) === 0 && isBeside(place, other.place)))
    if (beside) {
      cover |= beside.cover
      loss += beside.loss
      // "dorchester boston": the part is said first. "miami-dade county" is one name.
      const both = mention.cover | beside.cover
      const isOneName = spelled.some((other) => (other.cover & both) === both)
      if (mention.start < beside.start && place.positions.length > 0 && !isOneName) score += weights.agreement
    }
    if (needsMore && !own && !beside) continue
    score -= loss + weightOutside(tokens, cover)
    const id = `${place.kind} ${place.code ?? place.cityKey} ${place.region.code}`
    const known = best.get(id)
    if (known && known.score >= score) continue
    best.set(id, {
      score,
      place,
      hasRegion: own !== undefined || place.kind !== 'city' || mention.isByname,
      cover,
      loss,
      isExact: mention.loss === 0,
      named: null,
      isLawful: own?.isLaw === true && mention.loss === 0 && place.kind === 'city',
      isOutlawed: law !== undefined,
    })
  }
  const readings = [...best.values()]
  return readings.some(({ isLawful }) => isLawful)
    ? readings.filter(({ isOutlawed }) => !isOutlawed)
    : readings
}

const likest = (mentions: readonly Mention[]): Mention | undefined => mentions.toSorted(byLikeness)[0]

/** Another name of it, its county or postal code, or a city nearby. */
function isBeside(place: KnownPlace, other: KnownPlace): boolean {
  if (other.kind === 'state' || place === other) return false
  if (place.cityKey === other.cityKey) return place.region === other.region
  return (
    place.point !== null && other.point !== null && distanceMiles(place.point, other.point) <= BESIDE_MILES
  )
}
