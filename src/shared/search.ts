import type { PartnerCard } from './partners/partner.ts'

/** In characters after trimming, for search and typeahead. */
export const MAX_QUERY_LENGTH = 200

/**
 * Normalises queries and partners' texts (SEARCH-2): trims, folds spaces to one, replaces lone surrogates. Letter
 * case and accents are left to the comparison.
 */
export function searchText(text: string): string {
  const trimmed = text.toWellFormed().trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

/** Answer of GET /api/search: `total` counts all matches, `partners` holds the first `limit`. */
export type SearchResult = {
  query: string
  total: number
  partners: PartnerCard[]
  /** Cities, then states, at most 5 (SEARCH-6); empty unless total is 0. */
  suggestions: string[]
  /** At most 3, when nothing matches (SEARCH-4). */
  similar: PartnerCard[]
}

/** A place that a query names: US ZIP, Canadian postal code or "city, state". */
export type Place = {
  /** Shown in "from {label}": "28801", "H2X 1Y4", "Asheville, NC". */
  label: string
  city: string
  state: string
  country: 'US' | 'CA'
  latitude: number
  longitude: number
  kind: 'postal-code' | 'city'
}

/** Answer of GET /api/suggest: at most 5 of each, best first (SUGGEST-1). */
export type Suggestions = {
  cities: { city: string; state: string; path: string; partnerCount: number }[]
  states: { state: string; code: string; path: string; partnerCount: number }[]
  partners: { id: string; slug: string; name: string; city: string; state: string; path: string }[]
  postalCodes: { postalCode: string; city: string; state: string; path: string }[]
}
