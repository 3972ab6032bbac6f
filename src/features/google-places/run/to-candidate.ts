import type { MatchCandidate } from '../../../shared/google-places/match.ts'
import type { PlaceFacts } from '../../../shared/google-places/place.ts'
import type { StoredPartner } from '../../partners/to-admin-partner.ts'
import type { Judgement, MatchedPartner } from '../match/judge-match.ts'

/** For `judgeMatch`. */
export function toMatched(partner: StoredPartner): MatchedPartner {
  const { name, address, city, state, zipCode, phone, latitude, longitude } = partner
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return { name, address, city, state, zipCode, phone, point }
}

/** As the queue shows it. */
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
