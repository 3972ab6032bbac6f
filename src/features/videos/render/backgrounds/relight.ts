import { castShadows, type Sun } from './garden-light.ts'
import type { GardenStone, GardenWorld } from './garden-world.ts'
import { hash } from './noise.ts'

/** A garden without light; see scripts/garden/bake-relief.ts. */
export type ReliefMap = {
  width: number
  height: number
  slopeX: Uint8Array
  slopeY: Uint8Array
  sky: Uint8Array
  stone: Uint8Array
  /** RGB, square root of linear colour. */
  stones: Uint8Array
}

/** As in the baked files. */
const SLOPE = 1.25
/** Linear light, up to 1.25, to sRGB bytes. */
const STEPS = 4095
const TOP = 1.25
const ENCODE = Uint8Array.from({ length: STEPS + 1 }, (_, at) => {
  const value = (at / STEPS) * TOP
  const rolled = value > 0.88 ? 0.88 + 0.12 * (1 - Math.exp(-(value - 0.88) / 0.12)) : value
  const encoded = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(1, encoded))
})
const GRAIN = Float32Array.from({ length: 65536 }, (_, at) => hash(at & 255, at >> 8, 5) - 0.5)

/** RGBA of BAND rows. */
export type LitBand = { raked: Uint32Array; level: Uint32Array }

/** Rows lit at a time: the whole garden would take 20 MB. */
export const BAND = 128

/** Pixels between points of the shadow grid. */
const CELL = 4

/**
 * Lights a garden as RGBA, raked and levelled; the levelled alpha is `levelShare`. Calls `show` with a band's
 * first row once it is in `into`. About 30 ns a pixel.
 */
export function relight(
  map: ReliefMap,
  world: { stones: readonly GardenStone[]; density: number },
  levelShare: Uint8Array,
  sun: Sun,
  sand: readonly [number, number, number],
  into: LitBand,
  show: (top: number) => void,
): void {
  const { width, height, slopeX, slopeY, sky: openSky, stone, stones } = map
  const columns = Math.ceil(width / CELL) + 2
  const rows = Math.ceil(height / CELL) + 2
  const shadows = castShadows(world.stones, sun, columns, rows, CELL / world.density)
  const [lx, ly, lz] = sun.direction
  const [halfX, halfY, halfZ] = halfway(sun)
  const [sunR, sunG, sunB] = sun.colour
  const [skyR, skyG, skyB] = sun.sky
  const [sandR, sandG, sandB] = sand
  const scale = STEPS / TOP
  const toNormal = (2 * SLOPE) / 255
  let top = 0
  for (let row = 0; row < height; row++) {
    const gridRow = (row / CELL) | 0
    const down = row / CELL - gridRow
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const to = at - top * width
      into.level[to] = 0
      const gridAt = gridRow * columns + ((column / CELL) | 0)
      const across = (column & (CELL - 1)) / CELL
      const upper = (shadows[gridAt] as number) * (1 - across) + (shadows[gridAt + 1] as number) * across
      const lower =
        (shadows[gridAt + columns] as number) * (1 - across) +
        (shadows[gridAt + columns + 1] as number) * across
      const past = upper * (1 - down) + lower * down
      const sx = ((slopeX[at] as number) - 127.5) * toNormal
      const sy = ((slopeY[at] as number) - 127.5) * toNormal
      const open = (openSky[at] as number) / 255
      const grain = GRAIN[((row & 255) << 8) | (column & 255)] as number
      const share = stone[at] as number
      let r = 0
      let g = 0
      let b = 0
      if (share < 255) {
        const lean = (sx * lx + sy * ly) / lz
        const fall = Math.max(0.06, (1 - lean * 0.9) / Math.sqrt(1 + sx * sx + sy * sy)) * (1 + grain * 0.05)
        const direct = past * fall
        const ambient = open * (0.65 + 0.35 * fall)
        r = sandR * (skyR * ambient + sunR * direct)
        g = sandG * (skyG * ambient + sunG * direct)
        b = sandB * (skyB * ambient + sunB * direct)
        const alpha = levelShare[at] as number
        if (alpha > 0) {
          const even = 1 + grain * 0.075
          const flat = past * even
          const wide = open * even
          into.level[to] =
            (alpha << 24) |
            ((ENCODE[(sandB * (skyB * wide + sunB * flat) * scale) | 0] as number) << 16) |
            ((ENCODE[(sandG * (skyG * wide + sunG * flat) * scale) | 0] as number) << 8) |
            (ENCODE[(sandR * (skyR * wide + sunR * flat) * scale) | 0] as number)
        }
      }
      if (share > 0) {
        const nx = sx / SLOPE
        const ny = sy / SLOPE
        const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
        const facing = Math.max(0, (nx * lx + ny * ly + nz * lz + 0.2) / 1.2)
        const lit = facing * Math.sqrt(facing) * 1.5
        const above = (0.5 + 0.5 * nz) * (0.25 + 0.75 * open) * 1.05
        const bounce = (0.5 - 0.5 * nz) * (0.3 + 0.7 * open) * 0.5
        const gloss = Math.max(0, nx * halfX + ny * halfY + nz * halfZ)
        const gloss8 = gloss ** 8
        const sheen = 0.1 * gloss8 + 0.12 * gloss8 ** 4
        const cr = ((stones[at * 3] as number) / 255) ** 2
        const cg = ((stones[at * 3 + 1] as number) / 255) ** 2
        const cb = ((stones[at * 3 + 2] as number) / 255) ** 2
        const k = share / 255
        r = r * (1 - k) + k * (cr * (sunR * lit + skyR * above + bounce * sunR) + sheen * sunR)
        g = g * (1 - k) + k * (cg * (sunG * lit + skyG * above + bounce * sunG) + sheen * sunG)
        b = b * (1 - k) + k * (cb * (sunB * lit + skyB * above + bounce * sunB) + sheen * sunB)
      }
      into.raked[to] =
        0xff000000 |
        ((ENCODE[Math.min(STEPS, (b * scale) | 0)] as number) << 16) |
        ((ENCODE[Math.min(STEPS, (g * scale) | 0)] as number) << 8) |
        (ENCODE[Math.min(STEPS, (r * scale) | 0)] as number)
    }
    if (row + 1 < height && row + 1 < top + BAND) continue
    show(top)
    top = row + 1
  }
}

/** Between the sun and the camera, which leans 40° from vertical. */
function halfway({ direction: [x, y, z] }: Sun): readonly [number, number, number] {
  const lean = (40 * Math.PI) / 180
  const h = [x, y - Math.sin(lean), z + Math.cos(lean)] as const
  const length = Math.hypot(...h)
  return [h[0] / length, h[1] / length, h[2] / length]
}

/** Alpha of `level`; 0 on stones. */
export function levelSharesOf(map: ReliefMap, world: GardenWorld, density: number): Uint8Array {
  const shares = new Uint8Array(map.width * map.height)
  for (let row = 0; row < map.height; row++) {
    for (let column = 0; column < map.width; column++) {
      const at = row * map.width + column
      if ((map.stone[at] as number) > 0) continue
      shares[at] = Math.round(255 * world.level(column / density, row / density))
    }
  }
  return shares
}
