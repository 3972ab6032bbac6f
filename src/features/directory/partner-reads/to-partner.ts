import type { App } from '../../../app.ts'
import type { UnusualStatus } from '../../../shared/google-places/place.ts'
import { CARD_FIELDS } from '../../../shared/partner-fields/field-names.ts'
import {
  type EnhancedPlaceData,
  MADE_OF,
  NO_PLACE_DATA,
  type Partner,
  type PartnerCard,
} from '../../../shared/partners/partner.ts'
import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'

type ShownPartner = Partner & Pick<PartnerCard, 'unusualStatus' | typeof MADE_OF>

/** Leaves out expired Google content. */
export function toPartner(rules: GoogleContentRules, entry: DirectoryEntry): ShownPartner {
  const { citySlug, stateSlug, services, updatedAt, latitude, longitude, ...stored } = entry
  const { googleFetchedAt, googleBusinessStatus, ...shown } = stored
  return {
    ...shown,
    ...shownOf(rules, entry),
    isActive: true,
    createdAt: new Date(shown.createdAt).toISOString(),
  }
}

/** Miles from `from` to two decimals. */
export function toCards(
  rules: GoogleContentRules,
  entries: readonly DirectoryEntry[],
  from: GeoPoint | null = null,
): PartnerCard[] {
  return entries.map((entry) => {
    const shown = shownOf(rules, entry)
    const miles = from && shown.coordinates && distanceMiles(from, shown.coordinates)
    return {
      ...pick(entry, STORED_CARD_FIELDS),
      ...shown,
      ...(miles !== null && { distanceMiles: Math.round(miles * 100) / 100 }),
    }
  })
}

const STORED_CARD_FIELDS = CARD_FIELDS.filter((name) => name !== 'coordinates')

function shownOf(rules: GoogleContentRules, entry: DirectoryEntry) {
  const { latitude, longitude, googleBusinessStatus, googleFetchedAt } = entry
  return {
    ...shownRating(rules, entry),
    ...shownStatus(rules, googleBusinessStatus, googleFetchedAt),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    [MADE_OF]: entry,
  }
}

function pick<From, Name extends keyof From>(from: From, names: readonly Name[]): Pick<From, Name> {
  const picked: Partial<Pick<From, Name>> = {}
  for (const name of names) picked[name] = from[name]
  return picked as Pick<From, Name>
}

const DAY_MS = 24 * 60 * 60 * 1000

export type GoogleContentRules = Pick<App, 'config' | 'clock'>

type Rated = Pick<DirectoryEntry, 'googleRating' | 'googleReviewCount' | 'googleFetchedAt'>

/** GOOGLE-1. `fetchedAt`: ms since 1970; null: not Google's. */
function isGoogleContentShown(rules: GoogleContentRules, fetchedAt: number | null): boolean {
  if (fetchedAt === null) return true
  const { isOn, maxDays } = rules.config.googleContent
  return isOn && rules.clock.now().getTime() - fetchedAt <= maxDays * DAY_MS
}

/** A rating of 0 counts as missing. */
function shownRating(rules: GoogleContentRules, { googleRating, googleReviewCount, googleFetchedAt }: Rated) {
  return googleRating && isGoogleContentShown(rules, googleFetchedAt)
    ? { googleRating, googleReviewCount }
    : { googleRating: null, googleReviewCount: null }
}

function shownStatus(rules: GoogleContentRules, status: UnusualStatus | null, fetchedAt: number | null) {
  return status !== null && isGoogleContentShown(rules, fetchedAt) ? { unusualStatus: status } : {}
}

/** Empty when not shown. */
export function shownPlaceData(rules: GoogleContentRules, place: EnhancedPlaceData): EnhancedPlaceData {
  const fetchedAt = place.source === 'google' && place.fetchedAt ? Date.parse(place.fetchedAt) : null
  if (!isGoogleContentShown(rules, fetchedAt)) return NO_PLACE_DATA
  return { ...place, rating: place.rating || null, reviewCount: place.rating ? place.reviewCount : null }
}
