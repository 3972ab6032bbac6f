import type { GeoPoint } from '../places/geo.ts'

/** OPERATIONAL, CLOSED_TEMPORARILY, CLOSED_PERMANENTLY, FUTURE_OPENING (google.maps.places.v1.Place.BusinessStatus). */
export type BusinessStatus = string

/** For match and rating; unknown is null. */
export type PlaceFacts = {
  id: string
  name: string
  address: string
  point: GeoPoint | null
  /** As Google writes them. */
  phones: string[]
  types: string[]
  rating: number | null
  reviewCount: number | null
  businessStatus: BusinessStatus | null
  googleMapsUri: string | null
  movedPlaceId: string | null
}

export type GoogleAuthor = { name: string; uri: string | null; photoUri: string | null }

/** For visitors, beyond the rating; in memory for 15 minutes, never stored. */
export type PlaceContent = {
  id: string
  rating: number | null
  reviewCount: number | null
  businessStatus: BusinessStatus | null
  googleMapsUri: string | null
  movedPlaceId: string | null
  summary: string | null
  /** In Google's order: most relevant first. */
  reviews: {
    author: GoogleAuthor
    rating: number
    text: string
    publishedAgo: string
    reportUri: string | null
  }[]
  photos: { name: string; width: number; height: number; authors: GoogleAuthor[] }[]
}
