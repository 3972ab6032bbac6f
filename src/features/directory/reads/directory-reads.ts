import type { GeoPoint } from '../../../shared/places/geo.ts'

/** Border included. */
export type Circle = { from: GeoPoint; radiusMiles: number }

/** Keys: read-keys.ts. */
export type DirectoryReads = {
  /** Any change may alter the answer. */
  isAll: boolean
  keys: Set<string>
  /** Searched for partners. */
  partnerCircles: Circle[]
  /** Searched for cities with partners. */
  cityCircles: Circle[]
}

/** No change alters the answer. */
export function createReads(): DirectoryReads {
  return { isAll: false, keys: new Set(), partnerCircles: [], cityCircles: [] }
}

/** Any change may alter the answer. */
export function readsOfAll(): DirectoryReads {
  return { ...createReads(), isAll: true }
}

/** Adds what a part of an answer was made of. */
export function addReads(to: DirectoryReads, { isAll, keys, partnerCircles, cityCircles }: DirectoryReads) {
  to.isAll ||= isAll
  for (const key of keys) to.keys.add(key)
  to.partnerCircles.push(...partnerCircles)
  to.cityCircles.push(...cityCircles)
}

/** Circles around the same point grow. */
export function addCircle(circles: Circle[], { from, radiusMiles }: Circle): void {
  const same = circles.find(
    (circle) => circle.from.latitude === from.latitude && circle.from.longitude === from.longitude,
  )
  if (same) same.radiusMiles = Math.max(same.radiusMiles, radiusMiles)
  else circles.push({ from: { latitude: from.latitude, longitude: from.longitude }, radiusMiles })
}
