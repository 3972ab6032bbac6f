import type { FieldErrors } from '../../shared/errors.ts'
import type { PartnerInput } from '../../shared/partners/admin-partner.ts'
import type { Coordinates } from '../../shared/places/geo.ts'
import { findRegion } from '../../shared/places/regions.ts'
import { findContradictions, type PlaceTables } from '../directory/places/around/find-contradictions.ts'
import { locatePartner } from '../directory/places/around/map-city.ts'
import { normalisePhone, restoreZip } from '../import-jobs/read/cells/normalise-cells.ts'
import type { StoredPartner } from './to-admin-partner.ts'

type Given = Partial<PartnerInput>
type NormalisedPartner = { values: Partial<StoredPartner> } | { fields: FieldErrors }

const ASK_TO_CONFIRM = 'Please confirm that this place is right, or correct it.'

/**
 * `before`: stored; what equals it passes (FORM-5). Contradictory places need `isPlaceConfirmed`. A new price
 * is of today (UTC).
 */
export function normalisePartner(
  given: Given,
  tables: PlaceTables,
  now: Date,
  before: StoredPartner | null = null,
): NormalisedPartner {
  const { coordinates, isPlaceConfirmed, ...rest } = withoutMissing(given)
  const values: Partial<StoredPartner> = rest
  const fields: FieldErrors = {}
  const place = { ...before, ...rest } as StoredPartner

  if (rest.phone !== undefined && rest.phone !== before?.phone) {
    const phone = readPhone(rest.phone)
    if ('error' in phone) fields.phone = phone.error
    else values.phone = phone.value
  }
  const price = rest.directCremationFrom
  if (price === null) values.directCremationFromOn = null
  else if (price !== undefined && price !== before?.directCremationFrom)
    if ((rest.directCremationFromOn ?? null) === (before?.directCremationFromOn ?? null))
      values.directCremationFromOn = now.toISOString().slice(0, 10)
  const region = findRegion(place.state)
  if (region && (place.state !== before?.state || place.zipCode !== before?.zipCode)) {
    const zip = restoreZip(place.zipCode, region)
    if ('error' in zip) fields.zipCode = zip.error
    else {
      place.zipCode = zip.value
      if (zip.value !== before?.zipCode) values.zipCode = zip.value
    }
  }
  const hasMoved = (['city', 'state', 'zipCode'] as const).some((field) => place[field] !== before?.[field])
  // Unchanged coordinates do not hold a partner that moves.
  const isPointGiven = coordinates && !(hasMoved && isPointOf(before, coordinates))
  if (isPointGiven) Object.assign(values, coordinates)
  // Null before and now: unchanged.
  else if (region && !fields.zipCode && (hasMoved || (coordinates === null && before?.latitude !== null))) {
    const point = locatePartner(place, tables)
    values.latitude = point?.latitude ?? null
    values.longitude = point?.longitude ?? null
  }
  const isPlaceNew =
    place.state !== before?.state ||
    place.zipCode !== before?.zipCode ||
    (isPointGiven && !isPointOf(before, coordinates))
  if (isPlaceNew && !isPlaceConfirmed && !fields.zipCode) {
    const { state, zipCode } = place
    const doubts = findContradictions(
      { state, zipCode, coordinates: isPointGiven ? coordinates : null },
      tables,
    )
    if (Object.keys(doubts).length > 0) Object.assign(fields, doubts, { isPlaceConfirmed: ASK_TO_CONFIRM })
  }
  const isRatingChanged =
    (rest.googleRating !== undefined && rest.googleRating !== before?.googleRating) ||
    (rest.googleReviewCount !== undefined && rest.googleReviewCount !== before?.googleReviewCount)
  // Typed, not fetched from Google.
  if (before && isRatingChanged) values.googleFetchedAt = null
  return Object.keys(fields).length > 0 ? { fields } : { values }
}

const isPointOf = (row: StoredPartner | null, { latitude, longitude }: Coordinates) =>
  row?.latitude === latitude && row.longitude === longitude

/** Other numbers of 7 to 15 digits (E.164) stay as typed. */
function readPhone(text: string): ReturnType<typeof normalisePhone> {
  const result = normalisePhone(text)
  if ('value' in result) return result
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().\-–/·]+$/.test(text) && digits >= 7 && digits <= 15 ? { value: text } : result
}

const withoutMissing = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
