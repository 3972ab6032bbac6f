import type { AnswerOf } from './calls/define-call.ts'
import type { searchCall, suggestCall } from './calls/search.ts'

/** In characters, trimmed. */
export const MAX_QUERY_LENGTH = 200

/**
 * Normalises queries and partners' texts (SEARCH-2): trims, folds spaces, replaces lone surrogates; keeps
 * case and accents.
 */
export function searchText(text: string): string {
  const trimmed = text.toWellFormed().trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

export type SearchResult = AnswerOf<typeof searchCall>

export type NamedPlace = NonNullable<SearchResult['place']>

/** `path` leads to the place's page. */
export type PlaceOffer = NamedPlace['others'][number]

export type Suggestions = AnswerOf<typeof suggestCall>

/** Where distances are measured from: a US ZIP, Canadian postal code or city. */
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
