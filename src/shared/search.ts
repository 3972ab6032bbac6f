import type { AnswerOf } from './calls/define-call.ts'
import type { searchCall, suggestCall } from './calls/search.ts'

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

/** What a search finds. */
export type SearchResult = AnswerOf<typeof searchCall>

/** What the typeahead offers. */
export type Suggestions = AnswerOf<typeof suggestCall>

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
