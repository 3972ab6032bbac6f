import type { AnswerOf } from './calls/define-call.ts'
import type { searchCall, suggestCall } from './calls/search.ts'

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

/** What a search finds. */
export type SearchResult = AnswerOf<typeof searchCall>

/** What the typeahead offers. */
export type Suggestions = AnswerOf<typeof suggestCall>

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
