import { hash, noise2, smoothstep } from './noise.ts'
import { type PlacedStone, toStone, turnToStone } from './stone.ts'
import { TO_LIGHT, type Vector } from './vector.ts'

export type Raking = {
  /** From groove to groove. */
  pitch: number
  /** Of a ridge over its trough. */
  height: number
  /** Straight grooves of the open field: rotation in radians, start in sand units. */
  field: { turn: number; from: number } | null
  /** Width of the transition from rings to field. */
  blend: number
}

/** Approximate (https://iquilezles.org/articles/ellipsoids/). */
function distanceToFoot(stone: PlacedStone, x: number, y: number): number {
  const dx = x - stone.centre[0]
  const dy = y - stone.centre[1]
  const a = stone.radii[0] * 0.94
  const b = stone.radii[1] * 0.94
  const u = dx * stone.cos + dy * stone.sin
  const v = dy * stone.cos - dx * stone.sin
  const k0 = Math.hypot(u / a, v / b)
  const k1 = Math.hypot(u / (a * a), v / (b * b))
  return k1 === 0 ? -b : (k0 * (k0 - 1)) / k1
}

/** Distance from the nearest stone or field edge; grooves follow its level lines. */
export function rakeDistance(stones: readonly PlacedStone[], raking: Raking, x: number, y: number): number {
  const { blend, field } = raking
  let sum = 0
  for (const stone of stones) sum += Math.exp(-distanceToFoot(stone, x, y) / blend)
  if (field) {
    const across = x * Math.cos(field.turn) + y * Math.sin(field.turn)
    const along = y * Math.cos(field.turn) - x * Math.sin(field.turn)
    sum += Math.exp(-(field.from - across + 16 * Math.sin(along / 150)) / blend)
  }
  return -blend * Math.log(sum + 1e-30)
}

/** `phase` in grooves: broad troughs, narrow ridges. */
function grooveSlope(phase: number): number {
  const turn = 2 * Math.PI * phase
  return -(Math.sin(turn) + 0.55 * Math.sin(2 * turn) + 0.22 * Math.sin(3 * turn))
}

/** Slope in x and y; `shade`: 1 for plain sand. */
export type SandRelief = { x: number; y: number; shade: number }

export function sandRelief(stones: readonly PlacedStone[], raking: Raking, p: Vector): SandRelief {
  const [x, y] = p
  const step = 0.5
  const here = rakeDistance(stones, raking, x, y)
  const gx = (rakeDistance(stones, raking, x + step, y) - here) / step
  const gy = (rakeDistance(stones, raking, x, y + step) - here) / step
  let clear = Number.POSITIVE_INFINITY
  for (const stone of stones) clear = Math.min(clear, distanceToFoot(stone, x, y))
  const wander =
    0.06 * noise2(x / 60, y / 60, 1) + 0.02 * noise2(x / 9, y / 9, 2) + 0.025 * noise2(x / 2.2, y / 2.2, 3)
  // Between two stones, where the distance is flat, the rake lifts.
  const pressed =
    smoothstep(0.15, 0.6, Math.hypot(gx, gy)) *
    smoothstep(-0.1, 0.6, clear / raking.pitch) *
    (0.86 + 0.22 * noise2(x / 60, y / 60, 4))
  const slope =
    ((raking.height * Math.PI) / raking.pitch) * grooveSlope(here / raking.pitch + wander) * pressed
  const grain = (seed: number) =>
    0.1 * noise2(x / 1.1, y / 1.1, seed) + 0.05 * noise2(x / 2.7, y / 2.7, seed + 1)
  const fleck = hash(Math.round(x * 1.4), Math.round(y * 1.4), 0, 31)
  const flecks = fleck < 0.012 ? -0.1 : fleck > 0.99 ? 0.05 : 0
  return {
    x: slope * gx + grain(10),
    y: slope * gy + grain(14),
    shade: 1 + flecks + 0.02 * noise2(x / 190, y / 190, 40),
  }
}

/** Brightness of sloping sand in low light; level: 1. */
export function lightOnSand(lean: SandRelief, strength: number): number {
  const x = lean.x * strength
  const y = lean.y * strength
  const fall = (1 - (x * TO_LIGHT[0] + y * TO_LIGHT[1]) / TO_LIGHT[2]) / Math.sqrt(1 + x * x + y * y)
  return Math.max(0.05, fall) * lean.shade
}

/** Share of light that passes the stones, 0 to 1; distant ones cast softer edges. */
export function lightPast(stones: readonly PlacedStone[], p: Vector, skip: PlacedStone | null): number {
  let share = 1
  for (const stone of stones) {
    if (stone === skip) continue
    const o = toStone(stone, p)
    const d = turnToStone(stone, TO_LIGHT)
    const dd = d[0] * d[0] + d[1] * d[1] + d[2] * d[2]
    const way = -(o[0] * d[0] + o[1] * d[1] + o[2] * d[2]) / dd
    if (way < 0) continue
    const miss = Math.hypot(o[0] + d[0] * way, o[1] + d[1] * way, o[2] + d[2] * way)
    const size = Math.min(stone.radii[0], stone.radii[1], stone.radii[2])
    const soft = Math.min(0.9, 0.05 + (0.17 * way) / size)
    share = Math.min(share, smoothstep(1 - soft, 1 + soft * 0.7, miss))
  }
  return share
}

/** Share of the sky visible past the stones. */
export function openSky(stones: readonly PlacedStone[], p: Vector): number {
  let open = 1
  for (const stone of stones) {
    const q = toStone(stone, p)
    const far = Math.hypot(q[0], q[1], q[2])
    const taken = Math.max(0, 0.3 - q[2]) / far / (far * far * far)
    open *= 1 - Math.min(0.85, 0.8 * taken)
  }
  return open
}
