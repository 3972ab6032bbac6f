import { noise2 } from './noise.ts'

/** In pixels; a power of two. */
export const TILE = 256

/** Slopes of waves, -127 to 127, and their light on the ground, 0 to 255. */
export type WaterTiles = { slopeX: Int8Array; slopeY: Int8Array; net: Uint8Array }

/** Repeats after TILE; `cells` features across. */
function tileNoise(x: number, y: number, cells: number, seed: number): number {
  const u = (x / TILE) * cells
  const v = (y / TILE) * cells
  const a = x / TILE
  const b = y / TILE
  // Blended with its neighbours, so that edges meet.
  return (
    noise2(u, v, seed) * (1 - a) * (1 - b) +
    noise2(u - cells, v, seed) * a * (1 - b) +
    noise2(u, v - cells, seed) * (1 - a) * b +
    noise2(u - cells, v - cells, seed) * a * b
  )
}

/** About 0.1 CPU s. */
export function createWaterTiles(seed: number): WaterTiles {
  const height = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++)
      height[y * TILE + x] = tileNoise(x, y, 5, seed) + 0.45 * tileNoise(x, y, 11, seed + 1)
  }
  const at = (x: number, y: number) => height[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] as number
  const slopeX = new Int8Array(TILE * TILE)
  const slopeY = new Int8Array(TILE * TILE)
  const net = new Uint8Array(TILE * TILE)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const index = y * TILE + x
      slopeX[index] = Math.max(-127, Math.min(127, (at(x + 1, y) - at(x - 1, y)) * 900))
      slopeY[index] = Math.max(-127, Math.min(127, (at(x, y + 1) - at(x, y - 1)) * 900))
      const line = Math.max(0, 1 - Math.abs(tileNoise(x, y, 6, seed + 5)) * 3.4)
      net[index] = 255 * line * line * line
    }
  }
  return { slopeX, slopeY, net }
}
