import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { DirectoryEntry } from './directory-entry.ts'

/** About 17 miles. */
const BAND_DEGREES = 0.25
const BANDS = 180 / BAND_DEGREES
/** Rounded down, so that no window is too narrow. */
const MILES_PER_DEGREE = 68.7

export type PointIndex = {
  /** Unordered. */
  within(from: GeoPoint, radiusMiles: number): NearEntry[]
}

/** South to north: band b has `starts[b]` to `starts[b + 1]`. */
type Bands = { readonly members: Uint32Array; readonly starts: Uint32Array }

export type NearEntry = { entry: DirectoryEntry; distanceMiles: number }

/** By bands of latitude. */
export function buildPointIndex(entries: readonly DirectoryEntry[]): PointIndex {
  const starts = new Uint32Array(BANDS + 2)
  for (const { latitude, longitude } of entries) {
    if (latitude === null || longitude === null) continue
    const band = bandOf(latitude) + 1
    starts[band] = (starts[band] as number) + 1
  }
  for (let band = 1; band < starts.length; band++) {
    starts[band] = (starts[band] as number) + (starts[band - 1] as number)
  }
  const members = new Uint32Array(starts[BANDS + 1] as number)
  const next = starts.slice()
  for (const [position, { latitude, longitude }] of entries.entries()) {
    if (latitude === null || longitude === null) continue
    const band = bandOf(latitude)
    const place = next[band] as number
    members[place] = position
    next[band] = place + 1
  }
  return { within: (from, radiusMiles) => entriesWithin(entries, { members, starts }, from, radiusMiles) }
}

function entriesWithin(
  entries: readonly DirectoryEntry[],
  index: Bands,
  from: GeoPoint,
  radiusMiles: number,
): NearEntry[] {
  const degrees = radiusMiles / MILES_PER_DEGREE
  const first = index.starts[bandOf(from.latitude - degrees)] as number
  const end = index.starts[bandOf(from.latitude + degrees) + 1] as number
  const near: NearEntry[] = []
  for (let place = first; place < end; place++) {
    const entry = entries[index.members[place] as number] as DirectoryEntry
    const point = { latitude: entry.latitude as number, longitude: entry.longitude as number }
    const distance = distanceMiles(from, point)
    if (distance <= radiusMiles) near.push({ entry, distanceMiles: distance })
  }
  return near
}

function bandOf(latitude: number): number {
  return Math.min(BANDS, Math.max(0, Math.floor((latitude + 90) / BAND_DEGREES)))
}
