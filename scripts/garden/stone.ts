import { cloud3, hash, noise3, smoothstep } from './noise.ts'
import type { Colour } from './palette.ts'
import { GAZE, LEAN_COS, unit, type Vector } from './vector.ts'

/** Quartz: the plane `normal · p = offset`, in the stone's radii. */
export type Vein = { normal: Vector; offset: number; width: number; strength: number }

export type StoneLook = {
  colour: Colour
  /** Of cloudy patches. */
  patches: Colour
  veins: readonly Vein[]
  /** Of dark and pale specks, 0 to 1. */
  specks: number
  /** Roughness: tilt of the normals. */
  grain: number
}

export type Stone = {
  /** Centre, in the picture. */
  x: number
  y: number
  /** Half length, depth and height in CSS pixels. */
  radii: Vector
  /** About the vertical, in radians. */
  turn: number
  /** Share of its height below the sand. */
  sink: number
  seed: number
  look: StoneLook
}

/** With per-pixel constants precomputed. */
export type PlacedStone = Stone & { centre: Vector; cos: number; sin: number }

export function placeStone(stone: Stone): PlacedStone {
  const up = stone.radii[2] * (1 - 2 * stone.sink)
  return {
    ...stone,
    centre: [stone.x, -stone.y / LEAN_COS, up],
    cos: Math.cos(stone.turn),
    sin: Math.sin(stone.turn),
  }
}

/** Converts a point to the stone's frame: about a unit ball. */
export function toStone(stone: PlacedStone, p: Vector): Vector {
  const x = p[0] - stone.centre[0]
  const y = p[1] - stone.centre[1]
  const [a, b, c] = stone.radii
  return [
    (x * stone.cos + y * stone.sin) / a,
    (y * stone.cos - x * stone.sin) / b,
    (p[2] - stone.centre[2]) / c,
  ]
}

/** Converts a direction to the stone's frame, not normalized. */
export function turnToStone(stone: PlacedStone, v: Vector): Vector {
  const [a, b, c] = stone.radii
  return [(v[0] * stone.cos + v[1] * stone.sin) / a, (v[1] * stone.cos - v[0] * stone.sin) / b, v[2] / c]
}

/** Negative inside: nearly an ellipsoid, slightly egg-shaped and uneven. */
function depth(stone: PlacedStone, q: Vector): number {
  const [x, y, z] = q
  const egg = 1 + 0.09 * x
  const round = Math.abs(x) ** 2.08 + Math.abs(y / egg) ** 2.08 + Math.abs(z) ** 2.12
  const s = stone.seed
  const worn =
    0.022 * Math.sin(1.7 * x + 1.1 * y + s) * Math.cos(1.9 * y - 0.8 * z + 2 * s) +
    0.008 * Math.sin(3.9 * x - 2.6 * z + 3 * s) * Math.sin(3.1 * y + 1.7 * x + s)
  return Math.sqrt(round) - 1 - worn
}

/** Where the view ray through `from` hits the stone, in its frame, else null. */
export function meetStone(stone: PlacedStone, from: Vector): Vector | null {
  const o = toStone(stone, from)
  const d = turnToStone(stone, GAZE)
  const dd = d[0] * d[0] + d[1] * d[1] + d[2] * d[2]
  const middle = -(o[0] * d[0] + o[1] * d[1] + o[2] * d[2]) / dd
  const at = (t: number): Vector => [o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t]
  const nearest = at(middle)
  const missSquared = nearest[0] ** 2 + nearest[1] ** 2 + nearest[2] ** 2
  if (missSquared > 1.5) return null
  const reach = Math.sqrt((1.5 - missSquared) / dd)
  const stepCount = 24
  let outside = middle - reach
  for (let step = 1; step <= stepCount; step++) {
    let inside = middle - reach + (reach * 1.4 * step) / stepCount
    if (depth(stone, at(inside)) > 0) {
      outside = inside
      continue
    }
    for (let halving = 0; halving < 10; halving++) {
      const half = (outside + inside) / 2
      if (depth(stone, at(half)) > 0) outside = half
      else inside = half
    }
    return at(inside)
  }
  return null
}

/** The surface normal at a point of the stone's frame, with fine grain. */
export function facing(stone: PlacedStone, q: Vector): Vector {
  const step = 0.004
  const here = depth(stone, q)
  const gx = (depth(stone, [q[0] + step, q[1], q[2]]) - here) / step / stone.radii[0]
  const gy = (depth(stone, [q[0], q[1] + step, q[2]]) - here) / step / stone.radii[1]
  const gz = (depth(stone, [q[0], q[1], q[2] + step]) - here) / step / stone.radii[2]
  const n = unit([gx * stone.cos - gy * stone.sin, gx * stone.sin + gy * stone.cos, gz])
  const [a, b, c] = stone.radii
  const grain = (seed: number) =>
    stone.look.grain *
    (0.65 * noise3((q[0] * a) / 1.3, (q[1] * b) / 1.3, (q[2] * c) / 1.3, seed) +
      0.5 * noise3((q[0] * a) / 4, (q[1] * b) / 4, (q[2] * c) / 4, seed + 7))
  return unit([n[0] + grain(stone.seed + 20), n[1] + grain(stone.seed + 21), n[2] + grain(stone.seed + 22)])
}

/** The stone's colour at a point of its frame. */
export function colourAt(stone: PlacedStone, q: Vector): Colour {
  const { look, seed } = stone
  const scale = stone.radii[0] / 60
  const patch = smoothstep(-0.45, 0.5, cloud3(q[0] * 1.6, q[1] * 1.6, q[2] * 2.2, 4, seed + 3))
  let vein = 0
  for (const { normal, offset, width, strength } of look.veins) {
    const drift =
      0.11 * noise3(q[0] * 1.4, q[1] * 1.4, q[2] * 1.4, seed + 5) +
      0.012 * noise3(q[0] * 14, q[1] * 14, q[2] * 14, seed + 6)
    const off = Math.abs(q[0] * normal[0] + q[1] * normal[1] + q[2] * normal[2] - offset + drift)
    const thick = width * (0.75 + 0.5 * noise3(q[0] * 3, q[1] * 3, q[2] * 3, seed + 8))
    vein = Math.max(vein, strength * smoothstep(thick * 1.6, thick * 0.3, off))
  }
  const cell = 7 * Math.max(1, scale)
  const speck = speckAt(q[0] * cell, q[1] * cell, q[2] * cell, seed + 9) * look.specks
  const dust = 1 + 0.11 * noise3(q[0] * 30 * scale, q[1] * 30 * scale, q[2] * 30 * scale, seed + 11)
  const channel = (at: 0 | 1 | 2) => {
    const own = look.colour[at]
    const base = (own + (look.patches[at] - own) * patch) * dust * (1 + speck)
    return base + (0.72 - base) * vein * 0.6
  }
  return [channel(0), channel(1), channel(2)]
}

/** Sparse specks: negative dark, positive pale. */
function speckAt(x: number, y: number, z: number, seed: number): number {
  const cx = Math.round(x)
  const cy = Math.round(y)
  const cz = Math.round(z)
  const chance = hash(cx, cy, cz, seed)
  if (chance > 0.36) return 0
  const wander = (axis: number) => (hash(cx, cy, cz, seed + axis) - 0.5) * 0.5
  const far = Math.hypot(x - cx - wander(1), y - cy - wander(2), z - cz - wander(3))
  const size = 0.07 + 0.2 * hash(cx, cy, cz, seed + 4) ** 3
  return smoothstep(size, size * 0.4, far) * (chance < 0.24 ? -0.6 : 0.5)
}
