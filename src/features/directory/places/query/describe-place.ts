import { paths } from '../../../../shared/paths.ts'
import type { NamedPlace, PlaceOffer } from '../../../../shared/search.ts'
import type { UnderstoodPlace } from './understood-place.ts'

/** Says what a query was understood to name, with the other readings. */
export function describePlace(
  place: UnderstoodPlace,
  others: readonly UnderstoodPlace[],
  unknownWords: readonly string[] = [],
): NamedPlace {
  const { kind, city, region, point, code, isWidened } = place
  return {
    ...offerPlace(place),
    kind,
    city,
    state: region.name,
    country: region.country,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    postalCode: code,
    isWidened,
    unknownWords: [...unknownWords],
    others: others.map(offerPlace),
  }
}

/** A county or a town without partners leads to a search. */
export function offerPlace({
  kind,
  city,
  region,
  code,
  positions,
  isWidened,
  isCounty,
}: UnderstoodPlace): PlaceOffer {
  const partnerCount = positions.length
  // "Southwest Florida" says its state.
  const hasState = kind === 'state' || (isCounty && city?.includes(region.name))
  const name = hasState ? (city ?? region.name) : `${city}, ${region.name}`
  if (kind === 'state') return { name, path: paths.state(region.name), partnerCount }
  if (code && !isWidened) return { name: `${code} (${name})`, path: paths.search(code), partnerCount }
  const path = partnerCount > 0 && !isCounty ? paths.city(region.name, city ?? '') : paths.search(name)
  return { name, path, partnerCount }
}
