import type { FieldErrors } from '../../shared/errors.ts'
import type { PartnerInput } from '../../shared/partners/admin-partner.ts'
import { findRegion } from '../../shared/places/regions.ts'
import type { Gazetteer } from '../directory/places/gazetteer.ts'
import { locatePostalCode } from '../import-jobs/read/cells/locate-postal-code.ts'
import { normalisePhone } from '../import-jobs/read/cells/normalise-phone.ts'
import { restoreZip } from '../import-jobs/read/cells/restore-zip.ts'
import type { StoredPartner } from './to-admin-partner.ts'

type Given = Partial<PartnerInput>
export type NormalisedPartner = { values: Partial<StoredPartner> } | { fields: FieldErrors }

/**
 * Normalises telephone number, ZIP and missing coordinates. `before`: the stored row of an edit; unchanged
 * values are not checked (FORM-5). Throws invalid_input with `fields`.
 */
export function normalisePartner(
  given: Given,
  gazetteer: Gazetteer,
  before: StoredPartner | null = null,
): NormalisedPartner {
  const { coordinates, ...rest } = withoutMissing(given)
  const values: Partial<StoredPartner> = rest
  const fields: FieldErrors = {}
  const place = { ...before, ...rest } as StoredPartner

  if (rest.phone !== undefined && rest.phone !== before?.phone) {
    const phone = readPhone(rest.phone)
    if ('error' in phone) fields.phone = phone.error
    else values.phone = phone.phone
  }
  const region = findRegion(place.state)
  if (region && (place.state !== before?.state || place.zipCode !== before?.zipCode)) {
    const zip = restoreZip(place.zipCode, region)
    if ('error' in zip) fields.zipCode = zip.error
    else {
      place.zipCode = zip.zipCode
      if (zip.zipCode !== before?.zipCode) values.zipCode = zip.zipCode
    }
  }
  const hasMoved = (['city', 'state', 'zipCode'] as const).some((field) => place[field] !== before?.[field])
  if (coordinates) Object.assign(values, coordinates)
  // Null over null was read and given back.
  else if (region && !fields.zipCode && (hasMoved || (coordinates === null && before?.latitude !== null))) {
    const { point } = locatePostalCode(gazetteer, place.zipCode, region, place.city)
    values.latitude = point?.latitude ?? null
    values.longitude = point?.longitude ?? null
  }
  const isRatingChanged =
    (rest.googleRating !== undefined && rest.googleRating !== before?.googleRating) ||
    (rest.googleReviewCount !== undefined && rest.googleReviewCount !== before?.googleReviewCount)
  // Typed by hand, so not fetched from Google.
  if (before && isRatingChanged) values.googleFetchedAt = null
  return Object.keys(fields).length > 0 ? { fields } : { values }
}

/** US and Canadian numbers normalised; others of 7 to 15 digits (E.164) as typed. */
function readPhone(text: string): { phone: string } | { error: string } {
  const result = normalisePhone(text)
  if ('phone' in result) return result
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().\-–/·]+$/.test(text) && digits >= 7 && digits <= 15 ? { phone: text } : result
}

const withoutMissing = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
