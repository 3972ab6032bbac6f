export type PlacesFault =
  | 'not-configured'
  /** Wrong, blocked, or without service or billing. */
  | 'key'
  /** A repeat after `retryAfterMs` succeeds. */
  | 'quota-minute'
  /** Until midnight Pacific time. */
  | 'quota-day'
  | 'not-found'
  | 'invalid'
  | 'unavailable'
  | 'too-slow'
  /** Not JSON, too big, or of another form. */
  | 'unreadable'
  | 'paused'
  | 'stopping'

const SENTENCES: Record<PlacesFault, string> = {
  'not-configured': 'Google Places is not configured. Set GOOGLE_PLACES_API_KEY.',
  key: 'Google refused the API key. Check that it is right, that Places API (New) is switched on, and that billing is set up.',
  'quota-minute': 'Google allows no more requests in this minute. Please try again in a minute.',
  'quota-day': 'The daily quota of Google Places is used up. It starts again at midnight Pacific time.',
  'not-found': 'Google no longer knows this place.',
  invalid: 'Google could not use the request.',
  unavailable: 'Google Places cannot be reached. Please try again later.',
  'too-slow': 'Google Places did not answer in time. Please try again later.',
  unreadable: 'Google Places gave an answer that cannot be read.',
  paused: 'Google Places failed several times in a row and is not asked for half a minute.',
  stopping: 'The directory is being restarted. Please try again in a minute.',
}

/** For administrators, without the key. */
export class PlacesError extends Error {
  readonly fault: PlacesFault
  readonly retryAfterMs: number | undefined
  /** Sent, and not refused. */
  readonly mayBeBilled: boolean

  constructor(
    fault: PlacesFault,
    detail: { retryAfterMs?: number; mayBeBilled?: boolean; reason?: string } = {},
  ) {
    super(detail.reason ? `${SENTENCES[fault]} (${detail.reason})` : SENTENCES[fault])
    this.name = 'PlacesError'
    this.fault = fault
    this.retryAfterMs = detail.retryAfterMs
    this.mayBeBilled = detail.mayBeBilled ?? false
  }
}
