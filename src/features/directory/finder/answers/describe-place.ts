import { paths } from '../../../../shared/paths.ts'
import type { NamedPlace, Place, PlaceOffer } from '../../../../shared/search.ts'
import type { KnownPlace } from '../reading/places.ts'
import type { Reading } from '../reading/reading.ts'

/** Says what a query was understood to name, with the other readings. */
export function describePlace(
  place: KnownPlace,
  others: readonly KnownPlace[],
  unknownWords: readonly string[] = [],
): NamedPlace {
  const { kind, city, region, point, code, isWidened, isWide } = place
  return {
    ...offerPlace(place),
    kind,
    city,
    state: region.name,
    country: region.country,
    latitude: (isWide ? null : point)?.latitude ?? null,
    longitude: (isWide ? null : point)?.longitude ?? null,
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
  isArea,
}: KnownPlace): PlaceOffer {
  const partnerCount = positions.length
  // "Southwest Florida" says its state.
  const hasState = kind === 'state' || (isArea && city?.includes(region.name))
  const name = hasState ? (city ?? region.name) : `${city}, ${region.name}`
  if (kind === 'state') return { name, path: paths.state(region.name), partnerCount }
  if (code && !isWidened) return { name: `${code} (${name})`, path: paths.search(code), partnerCount }
  const path = partnerCount > 0 && !isArea ? paths.city(region.name, city ?? '') : paths.search(name)
  return { name, path, partnerCount }
}

/**
 * Where distances are measured from (SEARCH-7). Null without a point, in a wide rural area, or where one name means several places with
 * partners alike. `query`: as typed.
 */
export function originOf(reading: Reading, others: readonly KnownPlace[], query: string): Place | null {
  const { place, hasRegion } = reading
  if (!place?.point || place.city === null || place.kind === 'state') return null
  // The middle of an area with partners is nowhere that anyone lives.
  if (place.isWide || (place.isArea && place.positions.length > 0)) return null
  const { kind, code, city, cityKey, region, point, positions } = place
  const isSameName = (other: KnownPlace) => other.cityKey === cityKey && other.positions.length > 0
  if (!hasRegion && positions.length > 0 && others.some(isSameName)) return null
  const unit = code && /^[a-z]\d[a-z][ -]?(\d[a-z]\d)$/i.exec(query)?.[1]
  const label = code ? (unit ? `${code} ${unit.toUpperCase()}` : code) : `${city}, ${region.code}`
  return { label, city, state: region.name, country: region.country, ...point, kind }
}
