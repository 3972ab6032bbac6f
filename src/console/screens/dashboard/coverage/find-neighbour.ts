type Place = { code: string; x: number; y: number }

const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const
export type Direction = keyof typeof DIRECTIONS

/** Weight of sideways distance. */
const ASIDE = 2

/** Undefined at the edge. */
export function findNeighbour<P extends Place>(
  places: readonly P[],
  from: Place,
  direction: Direction,
): P | undefined {
  const [right, down] = DIRECTIONS[direction]
  let best: P | undefined
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const along = (place.x - from.x) * right + (place.y - from.y) * down
    const aside = Math.abs((place.x - from.x) * down) + Math.abs((place.y - from.y) * right)
    if (place.code === from.code || along <= 0 || aside > along * 1.5) continue
    const distance = along + ASIDE * aside
    if (distance >= least) continue
    least = distance
    best = place
  }
  return best
}

/** Arrow keys. */
export const isDirection = (key: string): key is Direction => key in DIRECTIONS
