import type { PlaceContent, PlaceFacts } from '../../shared/google-places/place.ts'
import type { GeoPoint } from '../../shared/places/geo.ts'

export type PlaceSearch = {
  /** E.164 number, or name with address; at most 500 characters are sent. */
  text: string
  /** Two letters. */
  regionCode: 'US' | 'CA'
  /** Nearby places are preferred. */
  near: GeoPoint | null
}

/** A picture of a place. */
export type PlacePicture = { bytes: Buffer; contentType: string }

/**
 * Google Places API (New). Each call ends within 5 s, is repeated at most twice, and rejects with PlacesError
 * alone. At most 5 calls of administrators and updates run at once, and as many for visitors. A waiting call
 * is dropped once `stopping` is aborted.
 */
export type PlacesClient = {
  /** "places.googleapis.com" or an emulator's. */
  host: string
  /** Whether that is Google itself. */
  isGoogle: boolean
  /** Ids of at most 5 places, best first. Free of charge (Text Search Essentials, ids only). */
  findIds(search: PlaceSearch, stopping?: AbortSignal): Promise<string[]>
  /** For match and rating (Place Details Enterprise). */
  readPlace(id: string, stopping?: AbortSignal): Promise<PlaceFacts>
  /** For visitors: reviews, photos and the summary as well (Place Details Enterprise + Atmosphere). */
  readContent(id: string): Promise<PlaceContent>
  /** For visitors: a photo by its name, `width` 1–4800 px (Place Photos). The name is from `readContent` and expires. */
  readPhoto(name: string, width: number): Promise<PlacePicture>
  isPaused(): boolean
}
