import { smoothstep } from './noise.ts'
import { openSky, type Raking, sandRelief } from './sand.ts'
import { colourAt, facing, meetStone, type PlacedStone, placeStone, type Stone } from './stone.ts'
import { groundAt, LEAN_COS, LEAN_SIN, type Vector } from './vector.ts'

/** A garden before any light falls on it, for films in which the sun moves. */
export type Relief = {
  width: number
  height: number
  /** Grey planes below each other: slope or normal in x, in y, open sky, share of stone. */
  planes: Uint8Array
  /** Linear colour of the stones' surface, as its square root; black elsewhere. */
  stones: Uint8Array
}

/** Stored slopes reach from -SLOPE to SLOPE; larger ones are cut. */
export const SLOPE = 1.25

const OFFSETS = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
] as const

/** Takes about 20 s for 2.6 million pixels. */
export function bakeRelief(
  garden: { width: number; height: number; stones: readonly Stone[]; raking: Raking },
  density: number,
): Relief {
  const width = Math.round(garden.width * density)
  const height = Math.round(garden.height * density)
  const stones = garden.stones.map(placeStone)
  const planes = new Uint8Array(width * height * 4)
  const colours = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const x = (column + 0.5) / density
      const y = (row + 0.5) / density
      const looks = stones.some((stone) => isNear(stone, x, y)) ? OFFSETS : ([[0, 0]] as const)
      const sums = [0, 0, 0, 0, 0, 0, 0]
      let seen = 0
      for (const [right, down] of looks) {
        const stone = stoneAt(stones, x + right / density, y + down / density)
        if (!stone) continue
        seen += 1
        stone.forEach((value, index) => {
          sums[index] = (sums[index] ?? 0) + value
        })
      }
      const share = seen / looks.length
      let [slopeX = 0, slopeY = 0, sky = 0] = sums.map((value) => value / Math.max(1, seen))
      if (share < 0.5) {
        const p = groundAt(x, y)
        const relief = sandRelief(stones, garden.raking, p)
        slopeX = relief.x / SLOPE
        slopeY = relief.y / SLOPE
        sky = openSky(stones, p)
      }
      const size = width * height
      planes[at] = toByte(slopeX * 0.5 + 0.5)
      planes[size + at] = toByte(slopeY * 0.5 + 0.5)
      planes[2 * size + at] = toByte(sky)
      planes[3 * size + at] = toByte(share)
      for (let channel = 0; channel < 3; channel++)
        colours[at * 3 + channel] = toByte(Math.sqrt((sums[3 + channel] ?? 0) / Math.max(1, seen)))
    }
  }
  return { width, height, planes, stones: colours }
}

const toByte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)))

function isNear(stone: PlacedStone, x: number, y: number): boolean {
  const reach = Math.max(stone.radii[0], stone.radii[1]) * 1.1 + 2
  const middle = stone.y - stone.centre[2] * LEAN_SIN
  return Math.abs(x - stone.x) < reach && Math.abs(y - middle) < reach
}

/** Normal in x and y, open sky, colour; null beside the stones. */
function stoneAt(stones: readonly PlacedStone[], x: number, y: number): number[] | null {
  const from: Vector = [x, -y * LEAN_COS, -y * LEAN_SIN]
  for (const stone of stones) {
    const q = isNear(stone, x, y) ? meetStone(stone, from) : null
    const up = q ? q[2] * stone.radii[2] + stone.centre[2] : 0
    if (!q || up <= 0) continue
    const n = facing(stone, q)
    return [n[0], n[1], smoothstep(-0.05, 0.8, up / stone.radii[2]), ...colourAt(stone, q)]
  }
  return null
}
