import { distanceMiles } from '../../../../shared/places/geo.ts'
import { isRegionName, type KnownPlace } from './places.ts'
import type { Reading } from './reading.ts'
import type { Asked, Mention } from './spans.ts'
import { weightOutside } from './tokens.ts'

/** A city and its part, or its county's middle, lie within. */
const BESIDE_MILES = 40
/** In postal codes: smaller places without partners are no landmark. */
const KNOWN_SIZE = 3

/** One reading for each place, with whatever else of the query agrees with it. A typed region is law. */
export function readPlaces(asked: Asked, mentions: readonly Mention[]): Reading[] {
  const { tokens, weights } = asked
  const best = new Map<string, Reading & { isLawful: boolean; isOutlawed: boolean }>()
  for (const mention of mentions) {
    const { place, prior, needsMore } = mention
    let { cover, loss } = mention
    const apart = mentions.filter((other) => (other.cover & mention.cover) === 0)
    const regions = apart.filter(({ place }) => place.kind === 'state')
    const own = likest(regions.filter(({ place }) => place.region === mention.place.region))
    const law = own ? undefined : regions.find(({ isLaw }) => isLaw)
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
    const beside =
      place.kind === 'state'
        ? undefined
        : likest(
            apart.filter(
              (other) => other.loss === 0 && (other.cover & cover) === 0 && isBeside(place, other.place),
            ),
          )
    if (beside) {
      cover |= beside.cover
      loss += beside.loss
      const isSame = beside.place.cityKey === place.cityKey || beside.place.kind === 'postal-code'
      const both = mention.cover | beside.cover
      const isOneName = mentions.some((other) => other.loss === 0 && (other.cover & both) === both)
      const isPart =
        !isOneName &&
        place.positions.length > 0 &&
        mention.start < beside.start &&
        place.size < beside.place.size
      if (isSame || isPart) score += weights.agreement
    }
    if (needsMore && !own && !beside) continue
    const merit = score - loss
    score = merit - weightOutside(tokens, cover)
    const id = `${place.kind} ${place.code ?? place.cityKey} ${place.region.code}`
    const known = best.get(id)
    if (known && known.score >= score) continue
    best.set(id, {
      score,
      merit,
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

function likest(mentions: readonly Mention[]): Mention | undefined {
  let best: Mention | undefined
  for (const mention of mentions) {
    const width = mention.end - mention.start
    const most = best ? best.end - best.start : 0
    if (!best || mention.loss < best.loss || (mention.loss === best.loss && width > most)) best = mention
  }
  return best
}

const isKnown = ({ positions, size }: KnownPlace) => positions.length > 0 || size >= KNOWN_SIZE

/** Another name of it, its county or postal code, or a city nearby. */
function isBeside(place: KnownPlace, other: KnownPlace): boolean {
  if (other.kind === 'state' || place === other) return false
  if (place.cityKey === other.cityKey) return place.region === other.region
  if (!isKnown(other) && (place.region !== other.region || !isKnown(place))) return false
  return (
    place.point !== null && other.point !== null && distanceMiles(place.point, other.point) <= BESIDE_MILES
  )
}
