import type { PartnerCard } from './partners/partner.ts'

/** Longest query that search and typeahead take, in characters after trimming; a longer one is invalid input. */
export const MAX_QUERY_LENGTH = 200

/**
 * A text as search reads it, a query and a partner's text alike: without blanks at its ends, several in a row counting
 * as one space, halves of characters replaced. Letter case and accents are put aside where the comparison wants it.
 */
export function searchText(text: string): string {
  const trimmed = text.toWellFormed().trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

/** Answer of GET /api/search (contract): `total` counts all matches, `partners` holds the first `limit`. */
export type SearchResult = {
  query: string
  total: number
  partners: PartnerCard[]
  /** Distinct cities, then states, that contain the query but do not equal it; at most 5. Empty unless total is 0. */
  suggestions: string[]
  /** The best 3 similar partners when nothing matches (spec, section 5). */
  similar: PartnerCard[]
}

/** A point that a query names: a US ZIP, a Canadian postal code or "city, state". */
export type Place = {
  /** As shown in "from {label}": "28801", "H2X 1Y4", "Asheville, NC". */
  label: string
  city: string
  /** Full region name. */
  state: string
  country: 'US' | 'CA'
  latitude: number
  longitude: number
  kind: 'postal-code' | 'city'
}

/** Answer of GET /api/suggest: at most 5 of each, best first. */
export type Suggestions = {
  cities: { city: string; state: string; path: string; partnerCount: number }[]
  states: { state: string; code: string; path: string; partnerCount: number }[]
  partners: { id: string; slug: string; name: string; city: string; state: string; path: string }[]
  postalCodes: { postalCode: string; city: string; state: string; path: string }[]
}
