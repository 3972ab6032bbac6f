import type { GardenStone } from './garden-world.ts'

export type Sun = {
  /** Unit vector to the sun: right, into the picture, up. */
  direction: readonly [number, number, number]
  /** Linear. */
  colour: readonly [number, number, number]
  sky: readonly [number, number, number]
}

const LEAN_COS = Math.cos((40 * Math.PI) / 180)

/** Share of sunlight on the sand, 0 to 1, at grid points `cell` garden units apart. */
export function castShadows(
  stones: readonly GardenStone[],
  sun: Sun,
  columns: number,
  rows: number,
  cell: number,
): Float32Array {
  const light = new Float32Array(columns * rows).fill(1)
  const [lx, ly, lz] = sun.direction
  for (const { x, y, radii, turn, sink } of stones) {
    const [a, b, c] = radii
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const up = c * (1 - 2 * sink)
    const dx = (lx * cos + ly * sin) / a
    const dy = (ly * cos - lx * sin) / b
    const dz = lz / c
    const dd = dx * dx + dy * dy + dz * dz
    const size = Math.min(a, b, c)
    for (let row = 0; row < rows; row++) {
      const py = (y - row * cell) / LEAN_COS
      for (let column = 0; column < columns; column++) {
        const px = column * cell - x
        const ox = (px * cos + py * sin) / a
        const oy = (py * cos - px * sin) / b
        const oz = -up / c
        const way = -(ox * dx + oy * dy + oz * dz) / dd
        if (way < 0) continue
        const mx = ox + dx * way
        const my = oy + dy * way
        const mz = oz + dz * way
        const miss = Math.sqrt(mx * mx + my * my + mz * mz)
        const soft = Math.min(0.9, 0.06 + (0.2 * way) / size)
        const from = 1 - soft
        const t = (miss - from) / (soft * 1.7)
        if (t >= 1) continue
        const share = t <= 0 ? 0 : t * t * (3 - 2 * t)
        const at = row * columns + column
        light[at] = Math.min(light[at] ?? 1, share)
      }
    }
  }
  return light
}

/** 0: early morning; 1: noon. */
export function sunAt(share: number): Sun {
  const at = (from: number, to: number) => from + (to - from) * share
  const x = at(-0.93, -0.3)
  const y = at(0.16, 0.66)
  const z = at(0.36, 0.72)
  const length = Math.hypot(x, y, z)
  return {
    direction: [x / length, y / length, z / length],
    colour: [at(0.62, 0.63), at(0.46, 0.63), at(0.27, 0.625)],
    sky: [at(0.27, 0.4), at(0.275, 0.385), at(0.31, 0.365)],
  }
}
