import type { App } from '../../../app.ts'
import type { UnusualStatus } from '../../../shared/google-places/unusual-status.ts'
import { type EnhancedPlaceData, NO_PLACE_DATA } from '../../../shared/partners/partner.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type GoogleContentRules = Pick<App, 'config' | 'clock'>

/** `fetchedAt` (ms since 1970): when Google was asked; null for other origins. */
type GoogleFacts = { rating: number | null; reviewCount: number | null; fetchedAt: number | null }

/** The one rule for Google content (GOOGLE-1). `fetchedAt` null: not Google's, always shown. */
function isGoogleContentShown(rules: GoogleContentRules, fetchedAt: number | null): boolean {
  if (fetchedAt === null) return true
  const { isOn, maxDays } = rules.config.googleContent
  return isOn && rules.clock.now().getTime() - fetchedAt <= maxDays * DAY_MS
}

/** Returns the showable rating and count, or nulls. A rating of 0 counts as missing. */
export function shownRating(rules: GoogleContentRules, facts: GoogleFacts) {
  const isShown = facts.rating !== null && facts.rating > 0 && isGoogleContentShown(rules, facts.fetchedAt)
  return isShown
    ? { googleRating: facts.rating, googleReviewCount: facts.reviewCount }
    : { googleRating: null, googleReviewCount: null }
}

/** Returns a place's unusual status, or nothing when it may not be shown. */
export function shownStatus(
  rules: GoogleContentRules,
  status: UnusualStatus | null,
  fetchedAt: number | null,
) {
  return status !== null && isGoogleContentShown(rules, fetchedAt) ? { unusualStatus: status } : {}
}

/** Returns the place data, empty when they may not be shown. */
export function shownPlaceData(rules: GoogleContentRules, place: EnhancedPlaceData): EnhancedPlaceData {
  const fetchedAt = place.source === 'google' && place.fetchedAt ? Date.parse(place.fetchedAt) : null
  if (!isGoogleContentShown(rules, fetchedAt)) return NO_PLACE_DATA
  return { ...place, rating: place.rating || null, reviewCount: place.rating ? place.reviewCount : null }
}
