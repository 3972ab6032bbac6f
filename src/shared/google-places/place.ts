import type { GeoPoint } from '../places/geo.ts'

/** `businessStatus`: google.maps.places.v1.Place.BusinessStatus. */
type PlaceState = {
  id: string
  rating: number | null
  reviewCount: number | null
  businessStatus: string | null
  googleMapsUri: string | null
  movedPlaceId: string | null
}

export type PlaceFacts = PlaceState & {
  name: string
  address: string
  point: GeoPoint | null
  phones: string[]
  types: string[]
}

export type GoogleAuthor = { name: string; uri: string | null; photoUri: string | null }

// 15 minutes in memory, never stored.
export type PlaceContent = PlaceState & {
  summary: string | null
  reviews: {
    author: GoogleAuthor
    rating: number
    text: string
    publishedAgo: string
    reportUri: string | null
  }[]
  photos: { name: string; width: number; height: number; authors: GoogleAuthor[] }[]
}

/** Families must know before they call. */
export const UNUSUAL_STATUSES = ['closed', 'closed-for-now', 'moved'] as const
export type UnusualStatus = (typeof UNUSUAL_STATUSES)[number]

/** Null: open as usual, or unknown. */
export function unusualStatus(
  businessStatus: string | null,
  movedPlaceId: string | null,
): UnusualStatus | null {
  if (businessStatus === 'CLOSED_TEMPORARILY') return 'closed-for-now'
  if (businessStatus !== 'CLOSED_PERMANENTLY') return null
  return movedPlaceId ? 'moved' : 'closed'
}
