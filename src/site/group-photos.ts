import type { PlacePhoto } from '../shared/partners/partner.ts'

export type PhotoGroups = {
  exterior: PlacePhoto[]
  interior: PlacePhoto[]
  extra: PlacePhoto[]
  rest: PlacePhoto[]
}

/** At most this many photos in each group (spec, section 2, Partner detail). */
const GROUP_SIZE = 4
const EXTERIOR_RATIO = 1.3

/**
 * Photos as the spec sorts them: up to 4 exterior (one of the first two, width over height above 1.3), up to 4
 * interior (not among the first two nor the last two), 4 extra, and what is left.
 */
export function groupPhotos(photos: PlacePhoto[]): PhotoGroups {
  const exterior = photos.filter((photo, index) => index < 2 && photo.width / photo.height > EXTERIOR_RATIO)
  const interior = photos.slice(2, -2).slice(0, GROUP_SIZE)
  const others = photos.filter((photo) => !exterior.includes(photo) && !interior.includes(photo))
  return { exterior, interior, extra: others.slice(0, GROUP_SIZE), rest: others.slice(GROUP_SIZE) }
}
