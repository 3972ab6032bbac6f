import { distanceMiles, type GeoPoint } from '../../../../shared/places/geo.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'
import { foldText } from '../vocabulary/fold-words.ts'
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

/** The first number from 0 to below `length` that `isBefore` denies, after all that it grants; else `length`. */
export function firstAfter(length: number, isBefore: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

type Named = { id: string; name: string }

/** By folded name, exact name, id: the same on every machine and database locale. */
export function compareNames(a: Named, b: Named): number {
  return (
    compareText(foldText(a.name), foldText(b.name)) || compareText(a.name, b.name) || compareText(a.id, b.id)
  )
}

/** By code unit. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
