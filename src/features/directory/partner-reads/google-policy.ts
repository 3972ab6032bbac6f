import type { App } from '../../../app.ts'
import type { UnusualStatus } from '../../../shared/google-places/unusual-status.ts'
import { type EnhancedPlaceData, NO_PLACE_DATA } from '../../../shared/partner.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** What has a say in whether Google content is shown. */
export type GoogleContentRules = Pick<App, 'config' | 'clock'>

/** Partner facts that may come from Google. `fetchedAt`: when they were fetched from there, null for other origins. */
type GoogleFacts = { rating: number | null; reviewCount: number | null; fetchedAt: number | null }

/**
 * The one place that decides whether Google content (rating, count, reviews, photos, summary, status, link) may be
 * shown: not with GOOGLE_CONTENT=off and not once fetched longer than GOOGLE_CONTENT_MAX_DAYS ago (contract,
 * deviations). `fetchedAt` in milliseconds since 1970; null = not from Google (sample data, entered by hand): always shown.
 */
function isGoogleContentShown(rules: GoogleContentRules, fetchedAt: number | null): boolean {
  if (fetchedAt === null) return true
  const { isOn, maxDays } = rules.config.googleContent
  return isOn && rules.clock.now().getTime() - fetchedAt <= maxDays * DAY_MS
}

/** A partner's rating and count as they may be shown. A rating of 0 or none is none, and then there is no count either. */
export function shownRating(rules: GoogleContentRules, facts: GoogleFacts) {
  const isShown = facts.rating !== null && facts.rating > 0 && isGoogleContentShown(rules, facts.fetchedAt)
  return isShown
    ? { googleRating: facts.rating, googleReviewCount: facts.reviewCount }
    : { googleRating: null, googleReviewCount: null }
}

/** What Google says of a place that is not open as usual, as it may be shown. */
export function shownStatus(
  rules: GoogleContentRules,
  status: UnusualStatus | null,
  fetchedAt: number | null,
) {
  return status !== null && isGoogleContentShown(rules, fetchedAt) ? { unusualStatus: status } : {}
}

/** A partner's place data as they may be shown: whole, or none at all. Sample data are not Google's. */
export function shownPlaceData(rules: GoogleContentRules, place: EnhancedPlaceData): EnhancedPlaceData {
  const fetchedAt = place.source === 'google' && place.fetchedAt ? Date.parse(place.fetchedAt) : null
  if (!isGoogleContentShown(rules, fetchedAt)) return NO_PLACE_DATA
  return { ...place, rating: place.rating || null, reviewCount: place.rating ? place.reviewCount : null }
}
