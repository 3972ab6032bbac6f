import type { AnswerOf } from './calls/define-call.ts'
import type { searchCall, suggestCall } from './calls/search.ts'

export const MAX_QUERY_LENGTH = 200

/** Trims, folds spaces, replaces lone surrogates (SEARCH-2); keeps case and accents. */
export function searchText(text: string): string {
  const trimmed = text.toWellFormed().trim()
  return /[^\S ]| {2}/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

export type SearchResult = AnswerOf<typeof searchCall>

export type NamedPlace = NonNullable<SearchResult['place']>

export type SearchAnswer = NonNullable<SearchResult['answer']>

export type PlaceOffer = NamedPlace['others'][number]

export type Suggestions = AnswerOf<typeof suggestCall>

/** A US ZIP, Canadian postal code or city. */
export type Place = {
  /** "28801", "H2X 1Y4", "Asheville, NC". */
  label: string
  city: string
  state: string
  country: 'US' | 'CA'
  latitude: number
  longitude: number
  kind: 'postal-code' | 'city'
}
