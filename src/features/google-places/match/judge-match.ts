import type { MatchCandidate, MatchReason } from '../../../shared/google-places/match.ts'
import type { PlaceFacts } from '../../../shared/google-places/place.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import { wholeDigits } from '../../../shared/text/phone.ts'
import type { StoredPartner } from '../../partners/to-admin-partner.ts'
import { compareAddress, type PartnerAddress } from './address-likeness.ts'
import { nameLikeness } from './name-likeness.ts'

export type MatchedPartner = PartnerAddress & { name: string; phone: string; point: GeoPoint | null }

type Judgement = {
  isAccepted: boolean
  reasons: MatchReason[]
  likeness: number
  distanceMeters: number | null
  samePhone: boolean
}

const METERS_PER_MILE = 1609.344
const NEAR_METERS = 250
const LEAST_LIKENESS = 0.8
const LIKENESS_NEXT_DOOR = 0.95
/** Homes are renamed. */
const LEAST_LIKENESS_BY_PHONE = 0.3
const FITTING_TYPES = ['funeral_home', 'crematorium', 'cemetery']
const TELLING_TYPES =
  /^(?:florist|church|place_of_worship|insurance_agency|lawyer|veterinary_care|store|restaurant|lodging|bank|pharmacy|hospital|school|real_estate_agency)$/

/**
 * By telephone number, or a like name at the same spot; others wait for a person. `hasPhoneAlone`: it led to
 * this place alone.
 */
export function judgeMatch(partner: MatchedPartner, place: PlaceFacts, hasPhoneAlone: boolean): Judgement {
  const phone = wholeDigits(partner.phone)
  const samePhone = phone !== null && place.phones.some((other) => wholeDigits(other) === phone)
  const likeness = nameLikeness(partner.name, place.name)
  const meters =
    partner.point && place.point ? distanceMiles(partner.point, place.point) * METERS_PER_MILE : null
  const { street, town } = compareAddress(partner, place.address)
  // A partner's point may be its ZIP's.
  const isSameSpot = street === true ? town : street === null && meters !== null && meters <= NEAR_METERS
  const isOtherKind =
    place.types.some((type) => TELLING_TYPES.test(type)) &&
    !place.types.some((type) => FITTING_TYPES.includes(type))
  const isAlike = likeness >= LEAST_LIKENESS
  const byPhone =
    samePhone &&
    ((isSameSpot && (hasPhoneAlone ? likeness >= LEAST_LIKENESS_BY_PHONE : isAlike)) ||
      (hasPhoneAlone && town && isAlike))
  // Neighbours share a location.
  const isNextDoor = town && street === false && meters !== null && meters <= NEAR_METERS
  const byPlace = (isSameSpot && isAlike) || (isNextDoor && likeness >= LIKENESS_NEXT_DOOR)
  const isAccepted = !isOtherKind && (byPhone || byPlace)
  const reasons: MatchReason[] = []
  if (!isAccepted) {
    if (isOtherKind) reasons.push('other-kind')
    if (!isAlike) reasons.push('name')
    if (!samePhone) reasons.push('phone')
    else if (!hasPhoneAlone) reasons.push('shared-phone')
    if (!town) reasons.push('town')
    else if (!isSameSpot) reasons.push('address')
  }
  return {
    isAccepted,
    reasons,
    likeness: Math.round(likeness * 100) / 100,
    distanceMeters: meters === null ? null : Math.round(meters),
    samePhone,
  }
}

export function toMatched(partner: StoredPartner): MatchedPartner {
  const { name, address, city, state, zipCode, phone, latitude, longitude } = partner
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return { name, address, city, state, zipCode, phone, point }
}

export function toCandidate(facts: PlaceFacts, judgement: Judgement): MatchCandidate {
  return {
    placeId: facts.id,
    facts: {
      name: facts.name,
      address: facts.address,
      phone: facts.phones[0] ?? null,
      rating: facts.rating,
      reviewCount: facts.reviewCount,
      businessStatus: facts.businessStatus,
      googleMapsUri: facts.googleMapsUri,
      distanceMeters: judgement.distanceMeters,
      reasons: judgement.reasons,
    },
  }
}
