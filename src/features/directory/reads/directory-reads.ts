import type { GeoPoint } from '../../../shared/places/geo.ts'

/** A change at a point within it, border included, may alter the answer. */
export type Circle = { from: GeoPoint; radiusMiles: number }

/** What an answer was made of. Keys: read-keys.ts. */
export type DirectoryReads = {
  /** Any change may alter the answer. */
  isAll: boolean
  keys: Set<string>
  /** In which partners were looked for. */
  partnerCircles: Circle[]
  /** In which cities with partners were looked for. */
  cityCircles: Circle[]
}

/** Returns empty reads: no change alters the answer. */
export function createReads(): DirectoryReads {
  return { isAll: false, keys: new Set(), partnerCircles: [], cityCircles: [] }
}

/** Returns the reads of an answer that any change may alter. */
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

/** Adds a circle; circles around the same point grow. */
export function addCircle(circles: Circle[], { from, radiusMiles }: Circle): void {
  const same = circles.find(
    (circle) => circle.from.latitude === from.latitude && circle.from.longitude === from.longitude,
  )
  if (same) same.radiusMiles = Math.max(same.radiusMiles, radiusMiles)
  else circles.push({ from: { latitude: from.latitude, longitude: from.longitude }, radiusMiles })
}
