import { distanceMiles, type GeoPoint } from '../../../shared/places/geo.ts'
import type { Circle, DirectoryReads } from './directory-reads.ts'
import type { Touched } from './find-touched.ts'

/** Answers not asked for during this many changes are made again. */
const KEPT = 100

export type ChangeLog = {
  /** Number of the newest change of this process's snapshot. */
  latest(): number
  /** Whether a change after `since` may have altered what was read. */
  hasTouched(reads: DirectoryReads, since: number): boolean
}

/** For one process. */
export function createChangeLog(): ChangeLog & { add(touched: Touched): void } {
  let latest = 0
  /** By number, up to `latest`. */
  let recent: NonNullable<Touched>[] = []
  return {
    latest: () => latest,
    add(touched) {
      latest += 1
      recent = touched ? [...recent, touched].slice(-KEPT) : []
    },
    hasTouched(reads, since) {
      const count = latest - since
      if (count === 0) return false
      if (reads.isAll) return true
      return count > recent.length || recent.slice(-count).some((touched) => isTouched(reads, touched))
    },
  }
}

function isTouched(reads: DirectoryReads, { keys, partnerPoints, cityPoints }: NonNullable<Touched>) {
  for (const key of keys) if (reads.keys.has(key)) return true
  return isAnyWithin(reads.partnerCircles, partnerPoints) || isAnyWithin(reads.cityCircles, cityPoints)
}

function isAnyWithin(circles: readonly Circle[], points: readonly GeoPoint[]): boolean {
  return circles.some(({ from, radiusMiles }) =>
    points.some((point) => distanceMiles(from, point) <= radiusMiles),
  )
}
