import { distanceMiles, type GeoPoint } from '../../../../shared/places/geo.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import type { FinderIndex } from './finder-index.ts'

type Placed = Pick<DirectoryEntry, 'latitude' | 'longitude'>

/** Infinity without a point. */
export function milesTo(from: GeoPoint, { latitude, longitude }: Placed): number {
  return latitude === null || longitude === null
    ? Number.POSITIVE_INFINITY
    : distanceMiles(from, { latitude, longitude })
}

/** Nearest first, those without a point last. */
export function nearestFirst(
  { ranked }: Pick<FinderIndex, 'ranked'>,
  positions: readonly number[],
  from: GeoPoint,
): number[] {
  return positions
    .map((position) => ({ position, miles: milesTo(from, ranked[position] as DirectoryEntry) }))
    .sort((a, b) => (a.miles < b.miles ? -1 : a.miles > b.miles ? 1 : a.position - b.position))
    .map(({ position }) => position)
}

/** The mean of known points. */
export function centreOf(members: readonly Placed[]): GeoPoint | null {
  const known = members.filter(({ latitude, longitude }) => latitude !== null && longitude !== null)
  if (known.length === 0) return null
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(known.map(({ latitude }) => latitude as number)),
    longitude: mean(known.map(({ longitude }) => longitude as number)),
  }
}
