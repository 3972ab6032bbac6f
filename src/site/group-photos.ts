import type { PlacePhoto } from '../shared/partners/partner.ts'

export type PhotoGroups = {
  exterior: PlacePhoto[]
  interior: PlacePhoto[]
  extra: PlacePhoto[]
  rest: PlacePhoto[]
}

/** PARTNER-2. */
const GROUP_SIZE = 4
const EXTERIOR_RATIO = 1.3

/** Exterior, interior, extra, rest (PARTNER-2). */
export function groupPhotos(photos: PlacePhoto[]): PhotoGroups {
  const exterior = photos.filter((photo, index) => index < 2 && photo.width / photo.height > EXTERIOR_RATIO)
  const interior = photos.slice(2, -2).slice(0, GROUP_SIZE)
  const others = photos.filter((photo) => !exterior.includes(photo) && !interior.includes(photo))
  return { exterior, interior, extra: others.slice(0, GROUP_SIZE), rest: others.slice(GROUP_SIZE) }
}
