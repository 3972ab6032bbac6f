import type { PlacesClient } from '../../../integrations/google-places/places-client.ts'
import type { MatchCandidate } from '../../../shared/google-places/match.ts'
import type { PlaceFacts } from '../../../shared/google-places/place.ts'
import { unusualStatus } from '../../../shared/google-places/place.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import { DOUBTFUL, type RunAnswer } from '../../../shared/google-places/run.ts'
import { findRegion } from '../../../shared/places/regions.ts'
import { wholeDigits } from '../../../shared/text/phone.ts'
import type { StoredPartner } from '../../partners/to-admin-partner.ts'
import { judgeMatch, toCandidate, toMatched } from '../match/judge-match.ts'

export type Outcome = {
  isSuccess: boolean
  rating: number | null
  reviewCount: number | null
  error: string | null
  answer: RunAnswer
}

export const NO_RATING = 'Google has no ratings of this partner yet.'
export const NOT_FOUND = 'Google knows no place that fits this partner.'

const RATING_FALL = 0.3
const MOST_CANDIDATES = 5

/**
 * By place id, else telephone, name and address. Searches are free; details are read once, after
 * `beforePaid`. Rejects with PlacesError.
 */
export async function askForPartner(
  places: PlacesClient,
  partner: StoredPartner,
  { now, stopping }: { now: Date; stopping: AbortSignal },
  beforePaid: () => Promise<void>,
): Promise<Outcome> {
  const readPlace = async (id: string) => {
    await beforePaid()
    return places.readPlace(id, stopping)
  }
  if (partner.googlePlaceId) {
    try {
      return accepted(partner, await readPlace(partner.googlePlaceId), now)
    } catch (error) {
      // Free of charge.
      if (!(error instanceof PlacesError && error.fault === 'not-found')) throw error
    }
  }
  const { byPhone, byName }: { byPhone: string[]; byName: string[] } = await findIds(
    places,
    partner,
    stopping,
  )
  const hasPhoneAlone = byPhone.length === 1
  const best = hasPhoneAlone
    ? byPhone[0]
    : (byName.find((id) => byPhone.includes(id)) ?? byName[0] ?? byPhone[0])
  if (best === undefined) return undecided('none', [], NOT_FOUND, now, partner)
  const facts = await readPlace(best)
  const judgement = judgeMatch(toMatched(partner), facts, hasPhoneAlone)
  if (judgement.isAccepted) return accepted(partner, facts, now)
  const others = [...new Set([...byPhone, ...byName])].filter((id) => id !== best)
  const candidates: MatchCandidate[] = [
    toCandidate(facts, judgement),
    ...others.slice(0, MOST_CANDIDATES - 1).map((placeId) => ({ placeId, facts: null })),
  ]
  return undecided('doubtful', candidates, DOUBTFUL, now, partner)
}

async function findIds(places: PlacesClient, partner: StoredPartner, stopping: AbortSignal) {
  const { name, address, city, state, zipCode, latitude, longitude } = partner
  const region = findRegion(state)
  const around = {
    regionCode: region?.country ?? ('US' as const),
    near: latitude === null || longitude === null ? null : { latitude, longitude },
  }
  const digits = wholeDigits(partner.phone)
  const text = `${name}, ${address}, ${city}, ${region?.code ?? state} ${zipCode}`
  const [byPhone, byName] = await Promise.all([
    digits ? places.findIds({ text: `+1${digits}`, ...around }, stopping) : Promise.resolve<string[]>([]),
    places.findIds({ text, ...around }, stopping),
  ])
  return { byPhone, byName }
}

function accepted(partner: StoredPartner, facts: PlaceFacts, now: Date): Outcome {
  const { rating, reviewCount } = facts
  const digits = wholeDigits(partner.phone)
  const isOtherPhone =
    digits !== null && facts.phones.length > 0 && facts.phones.every((phone) => wholeDigits(phone) !== digits)
  const before = partner.googleRating
  const hasFallen = before !== null && rating !== null && before - rating >= RATING_FALL - 1e-9
  return {
    isSuccess: rating !== null,
    rating,
    reviewCount,
    error: rating === null ? NO_RATING : null,
    answer: {
      partner: {
        googlePlaceId: facts.id,
        googleRating: rating,
        googleReviewCount: reviewCount,
        googleFetchedAt: now.toISOString(),
        googleBusinessStatus: unusualStatus(facts.businessStatus, facts.movedPlaceId),
      },
      match: {
        matchState: 'matched',
        candidates: [],
        otherPhone: isOtherPhone ? (facts.phones[0] ?? null) : null,
        ratingBefore: hasFallen ? before : null,
        movedPlaceId: facts.movedPlaceId,
      },
      fetchedAt: now.toISOString(),
    },
  }
}

/** Removes a place id that is gone. */
function undecided(
  matchState: 'none' | 'doubtful',
  candidates: MatchCandidate[],
  error: string,
  now: Date,
  partner: StoredPartner,
): Outcome {
  return {
    isSuccess: false,
    rating: null,
    reviewCount: null,
    error,
    answer: {
      partner: partner.googlePlaceId === null ? {} : { googlePlaceId: null },
      match: { matchState, candidates, otherPhone: null, ratingBefore: null, movedPlaceId: null },
      fetchedAt: now.toISOString(),
    },
  }
}
