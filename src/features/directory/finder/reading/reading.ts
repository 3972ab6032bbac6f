import { distanceMiles } from '../../../../shared/places/geo.ts'
import { findCodes } from './codes.ts'
import { byLikeness, findPlaces, findPlacesAlike, type Mention } from './find-places.ts'
import { addNamesAlike, findNames, readPartners } from './names.ts'
import { isRegionName, type KnownPlace } from './places.ts'
import { type Query, weightOutside } from './query.ts'
import { SURE } from './weights.ts'

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

/**
 * Reads a query in all ways that its words allow, scored by one sum; best first. Slips are looked for only when nothing
 * sure is spelled so.
 */
export function understand(query: Query): readonly Reading[] {
  const codes = findCodes(query)
  if (codes) return [codes]
  const places = findPlaces(query)
  const names = findNames(query)
  const weighAll = (mentions: readonly Mention[]) =>
    [...readPlaces(query, mentions), ...readPartners(query, mentions, names)].sort(
      (a, b) => b.score - a.score,
    )
  const plain = weighAll(places)
  // Nothing telling is left, and it is likely by itself.
  if (plain[0] && plain[0].score >= SURE && isExplained(query, plain[0])) return plain
  addNamesAlike(query, names)
  return weighAll([...places, ...findPlacesAlike(query, places)])
}

/** Whether a reading explains all that is no everyday speech. */
export const isExplained = (query: Query, reading: Reading): boolean =>
  unexplainedWords(query, reading).length === 0

/** The other words, folded. */
export const unexplainedWords = ({ tokens }: Query, { cover }: Reading): string[] =>
  tokens.flatMap(({ text, isFiller }, at) => (isFiller || (cover & (1 << at)) !== 0 ? [] : text))

/** A city and its part, or its county's middle, lie within. */
const BESIDE_MILES = 40

/** One reading for each place, with whatever else of the query agrees with it. A typed region is law. */
function readPlaces(query: Query, mentions: readonly Mention[]): Reading[] {
  const { tokens, weights } = query
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
    if (!own)
      score +=
        emptiness(query, place) +
        (place.positions.length === 0 && isRegionName(place.cityKey ?? '') ? weights.emptyRegion : 0)
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
      // "miami-dade county"
      const both = mention.cover | beside.cover
      const isOneName = spelled.some((other) => (other.cover & both) === both)
      // "brentwood long island" is Brentwood.
      if (place.isArea && beside.place.positions.length > 0 && !isOneName) continue
      cover |= beside.cover
      loss += beside.loss
      if (beside.place.kind === 'city') score += emptiness(query, beside.place)
      // "dorchester boston": the part is said first.
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
      hasRegion: own !== undefined || place.kind !== 'city',
      cover,
      loss,
      isExact: mention.loss === 0,
      named: null,
      isLawful: own?.isLaw === true && mention.loss === 0 && place.kind === 'city',
      isOutlawed: law !== undefined,
    })
  }
  const readings = [...best.values()]
  const isSettled = readings.some(({ isLawful }) => isLawful)
  return readings.filter(({ isOutlawed }) => !isSettled || !isOutlawed)
}

/** What a place without partners costs: less, the larger it is. */
const emptiness = ({ weights }: Query, { positions, size }: KnownPlace): number =>
  positions.length > 0 ? 0 : weights.empty / (1 + Math.log(Math.max(1, size)))

const likest = (mentions: readonly Mention[]): Mention | undefined => mentions.toSorted(byLikeness)[0]

/** Another name of it, its county or postal code, or a city nearby. */
function isBeside(place: KnownPlace, other: KnownPlace): boolean {
  if (other.kind === 'state' || place === other) return false
  if (place.cityKey === other.cityKey) return place.region === other.region
  return (
    place.point !== null && other.point !== null && distanceMiles(place.point, other.point) <= BESIDE_MILES
  )
}
