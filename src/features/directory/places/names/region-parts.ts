import type { GeoPoint } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { longForms } from '../../finder/vocabulary/words.ts'
import type { DirectoryEntry } from '../../snapshot/directory-entry.ts'

type Direction = { north: -1 | 0 | 1; east: -1 | 0 | 1 }

const NORTH_SOUTH = { north: 1, south: -1 } as const
const EAST_WEST = { east: 1, west: -1 } as const
const DIRECTION = /^(?:(north|south)?(east|west)?(?:ern)?|central|middle)$/
/** Nearer the middle is not yet "northern". */
const LEAST_SHARE = 0.2

const SHORT_FORMS = longForms('direction')

/** Of a folded word. */
function readDirection(word: string): Direction | null {
  const found = word === '' || word === 'ern' ? null : DIRECTION.exec(SHORT_FORMS.get(word) ?? word)
  if (!found) return null
  const [, north, east] = found
  return {
    north: north ? NORTH_SOUTH[north as keyof typeof NORTH_SOUTH] : 0,
    east: east ? EAST_WEST[east as keyof typeof EAST_WEST] : 0,
  }
}

/** How many last words name a part of a state: "south east" 2, "eastern" 1. */
export function countDirections(words: readonly string[]): 0 | 1 | 2 {
  const last = words.at(-1) ?? ''
  if (words.length > 1 && readDirection(`${words.at(-2)}${last}`)) return 2
  return readDirection(last) ? 1 : 0
}

/**
 * Takes a folded direction ("eastern"); farthest that way first, or nearest to the middle; null for other
 * words. Measured within the extent of the state's partners.
 */
export function partnersInPart(
  ranked: readonly DirectoryEntry[],
  positions: readonly number[],
  word: string,
  region: Region,
): { name: string; positions: number[] } | null {
  const direction = readDirection(word)
  if (!direction) return null
  const placed = positions.flatMap((position) => {
    const { latitude, longitude } = ranked[position] as DirectoryEntry
    return latitude === null || longitude === null ? [] : [{ position, latitude, longitude }]
  })
  const north = scale(placed.map(({ latitude }) => latitude))
  const east = scale(placed.map(({ longitude }) => longitude))
  const shareOf = ({ latitude, longitude }: GeoPoint) => {
    const [up, right] = [north(latitude), east(longitude)]
    if (direction.north === 0 && direction.east === 0) return 1 - Math.hypot(up, right)
    return (direction.north * up + direction.east * right) / (direction.north && direction.east ? 2 : 1)
  }
  const there = placed
    .map((one) => ({ ...one, share: shareOf(one) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share || a.position - b.position)
  if (there.length === 0) return null
  const part = SHORT_FORMS.get(word) ?? word
  const name = `${part.charAt(0).toUpperCase()}${part.slice(1)} ${region.name}`
  return { name, positions: there.map(({ position }) => position) }
}

/** −1 (least) … 1 (most). */
function scale(values: readonly number[]): (value: number) => number {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const half = (most - least) / 2
  return (value) => (half === 0 ? 0 : (value - least) / half - 1)
}
