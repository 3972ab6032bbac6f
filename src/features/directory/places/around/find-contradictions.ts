import type { FieldErrors } from '../../../../shared/errors.ts'
import { type Coordinates, distanceMiles } from '../../../../shared/places/geo.ts'
import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import type { DirectoryView } from '../../snapshot/directory-view.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { postalArea } from '../gazetteer/place-key.ts'
import type { RegionShapes } from './region-shapes.ts'

export type PlaceTables = { gazetteer: Gazetteer; shapes: RegionShapes }

type Place = { state: string; zipCode: string; coordinates: Coordinates | null }

/** The largest ZIP codes: of the 48 states; of Alaska and Canada. */
const MOST_MILES_FROM_CODE = { near: 100, far: 800 }
/** Near a border the nearest postal code decides, if so much nearer. */
const CLEARLY_NEARER_MILES = 1
/** Codes of one area, looked at where the code itself is unknown. */
const MOST_NEIGHBOURS = 2000

/**
 * Says where postal code (as of `restoreZip`), coordinates and state do not fit; {} when all fit or are
 * unknown.
 */
export function findContradictions(
  { state, zipCode, coordinates }: Place,
  { gazetteer, shapes }: PlaceTables,
): FieldErrors {
  const region = findRegion(state)
  if (!region) return {}
  const fields: FieldErrors = {}
  const home = regionOfCode(zipCode, gazetteer)
  if (home && home !== region) {
    const kind = home.country === 'CA' ? 'postal code' : 'ZIP code'
    fields.zipCode = `${zipCode} is a ${kind} of ${home.name}, not of ${region.name}.`
  }
  if (!coordinates) return fields
  if (liesElsewhere(coordinates, region, { gazetteer, shapes })) {
    fields.coordinates = `This point does not lie in ${region.name}.`
    return fields
  }
  const code = home === region ? gazetteer.postalCode(postalArea(zipCode)) : undefined
  const most = region.country === 'CA' || region.code === 'AK' ? 'far' : 'near'
  if (code && !code.isWide && distanceMiles(code, coordinates) > MOST_MILES_FROM_CODE[most])
    fields.coordinates = `This point is ${Math.round(distanceMiles(code, coordinates))} miles from ${zipCode}.`
  return fields
}

/** In another state or country, to about a mile where postal codes are dense. */
export function liesElsewhere(
  point: Coordinates,
  region: Region,
  { gazetteer, shapes }: PlaceTables,
): boolean {
  const fit = shapes.fitOf(region.name, point)
  if (fit !== 'border') return fit === 'outside'
  const { own, other } = gazetteer.milesFrom(point, region)
  return own - other > CLEARLY_NEARER_MILES
}

/** An unknown code's neighbours tell, when they agree. */
function regionOfCode(zipCode: string, gazetteer: Gazetteer): Region | undefined {
  const key = postalArea(zipCode)
  const known = gazetteer.postalCode(key)
  if (known) return known.region
  const area = /^\d/.test(key) ? key.slice(0, 3) : key.slice(0, 1)
  const neighbours = new Set(gazetteer.codesWith(area, MOST_NEIGHBOURS).map(({ place }) => place.region))
  const [only] = neighbours
  return neighbours.size === 1 ? only : undefined
}

/** Loaded once. */
export async function loadPlaceTables({
  directory,
}: {
  directory: Pick<DirectoryView, 'gazetteer' | 'shapes'>
}): Promise<PlaceTables> {
  const [gazetteer, shapes] = await Promise.all([directory.gazetteer(), directory.shapes()])
  return { gazetteer, shapes }
}
