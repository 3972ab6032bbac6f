import type { PlaceContent, PlaceFacts } from '../../shared/google-places/place.ts'
import type { GeoPoint } from '../../shared/places/geo.ts'

export type PlaceSearch = {
  /** E.164 number, or name with address, cut at 500 characters. */
  text: string
  regionCode: 'US' | 'CA'
  near: GeoPoint | null
}

export type PlacePicture = { bytes: Buffer; contentType: string }

/** Calls end within 5 s, with at most two repeats, and reject with PlacesError alone. */
export type PlacesClient = {
  host: string
  isGoogle: boolean
  /** At most 5, best first. Free (Text Search Essentials, ids only). */
  findIds(search: PlaceSearch, stopping?: AbortSignal): Promise<string[]>
  /** Place Details Enterprise. */
  readPlace(id: string, stopping?: AbortSignal): Promise<PlaceFacts>
  /** Place Details Enterprise + Atmosphere. */
  readContent(id: string): Promise<PlaceContent>
  /** Place Photos. `width` 1–4800 px; `name` of `readContent`, which expires. */
  readPhoto(name: string, width: number): Promise<PlacePicture>
  isPaused(): boolean
}
