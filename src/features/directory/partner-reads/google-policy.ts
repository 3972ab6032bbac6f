import type { App } from '../../../app.ts'
import type { UnusualStatus } from '../../../shared/google-places/place.ts'
import { type EnhancedPlaceData, NO_PLACE_DATA } from '../../../shared/partners/partner.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type GoogleContentRules = Pick<App, 'config' | 'clock'>

type Rated = Pick<DirectoryEntry, 'googleRating' | 'googleReviewCount' | 'googleFetchedAt'>

/** GOOGLE-1. `fetchedAt`: ms since 1970; null: not Google's, always shown. */
function isGoogleContentShown(rules: GoogleContentRules, fetchedAt: number | null): boolean {
  if (fetchedAt === null) return true
  const { isOn, maxDays } = rules.config.googleContent
  return isOn && rules.clock.now().getTime() - fetchedAt <= maxDays * DAY_MS
}

/** Nulls when not shown. A rating of 0 counts as missing. */
export function shownRating(
  rules: GoogleContentRules,
  { googleRating, googleReviewCount, googleFetchedAt }: Rated,
) {
  return googleRating && isGoogleContentShown(rules, googleFetchedAt)
    ? { googleRating, googleReviewCount }
    : { googleRating: null, googleReviewCount: null }
}

/** Returns nothing when it may not be shown. */
export function shownStatus(
  rules: GoogleContentRules,
  status: UnusualStatus | null,
  fetchedAt: number | null,
) {
  return status !== null && isGoogleContentShown(rules, fetchedAt) ? { unusualStatus: status } : {}
}

/** Empty when not shown. */
export function shownPlaceData(rules: GoogleContentRules, place: EnhancedPlaceData): EnhancedPlaceData {
  const fetchedAt = place.source === 'google' && place.fetchedAt ? Date.parse(place.fetchedAt) : null
  if (!isGoogleContentShown(rules, fetchedAt)) return NO_PLACE_DATA
  return { ...place, rating: place.rating || null, reviewCount: place.rating ? place.reviewCount : null }
}
