import type { Pixel } from './frame.ts'

/** Pixels. */
type Edges = { left: number; top: number; right: number; bottom: number }

/** The margin hides strokes along the cut. */
export function edgesOf(size: { width: number; height: number }, margin: number): Edges {
  return { left: -margin, top: -margin, right: size.width + margin, bottom: size.height + margin }
}

/** Sutherland–Hodgman; fewer than 3 points when nothing is left. */
export function clipRing(ring: readonly Pixel[], edges: Edges): Pixel[] {
  let kept: Pixel[] = [...ring]
  kept = cutRing(kept, 0, edges.left, 1)
  kept = cutRing(kept, 0, edges.right, -1)
  kept = cutRing(kept, 1, edges.top, 1)
  return cutRing(kept, 1, edges.bottom, -1)
}

function cutRing(ring: readonly Pixel[], axis: 0 | 1, edge: number, side: 1 | -1): Pixel[] {
  const kept: Pixel[] = []
  let before = ring.at(-1)
  for (const point of ring) {
    if (!before) break
    const isIn = (point[axis] - edge) * side >= 0
    const wasIn = (before[axis] - edge) * side >= 0
    if (isIn !== wasIn)
      kept.push(between(before, point, (edge - before[axis]) / (point[axis] - before[axis])))
    if (isIn) kept.push(point)
    before = point
  }
  return kept
}

const between = (a: Pixel, b: Pixel, t: number): Pixel => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Its parts inside (Liang–Barsky). */
export function clipLine(line: readonly Pixel[], edges: Edges): Pixel[][] {
  const parts: Pixel[][] = []
  let part: Pixel[] = []
  for (let index = 1; index < line.length; index++) {
    const a = line[index - 1]
    const b = line[index]
    const span = a && b ? spanWithin(a, b, edges) : null
    if (!a || !b || !span) {
      if (part.length > 1) parts.push(part)
      part = []
      continue
    }
    if (part.length === 0) part.push(between(a, b, span[0]))
    part.push(between(a, b, span[1]))
    if (span[1] < 1) {
      parts.push(part)
      part = []
    }
  }
  if (part.length > 1) parts.push(part)
  return parts
}

function spanWithin(a: Pixel, b: Pixel, edges: Edges): [number, number] | null {
  let from = 0
  let to = 1
  const run = b[0] - a[0]
  const rise = b[1] - a[1]
  const limits: [number, number][] = [
    [-run, a[0] - edges.left],
    [run, edges.right - a[0]],
    [-rise, a[1] - edges.top],
    [rise, edges.bottom - a[1]],
  ]
  for (const [step, room] of limits) {
    if (step === 0 && room < 0) return null
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from <= to ? [from, to] : null
}

/** Douglas–Peucker within `tolerance` pixels, keeping both ends. */
export function simplify(line: readonly Pixel[], tolerance: number): Pixel[] {
  const keep = new Uint8Array(line.length)
  keep[0] = 1
  keep[line.length - 1] = 1
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const a = line[from]
    const b = line[to]
    if (!a || !b) continue
    const run = b[0] - a[0]
    const rise = b[1] - a[1]
    const long = run * run + rise * rise
    let furthest = tolerance * tolerance
    let at = -1
    for (let index = from + 1; index < to; index++) {
      // distanceToStep, squared and inlined: most of a wide map's time.
      const point = line[index] as Pixel
      const x = point[0] - a[0]
      const y = point[1] - a[1]
      const t = long === 0 ? 0 : Math.min(1, Math.max(0, (x * run + y * rise) / long))
      const offX = x - run * t
      const offY = y - rise * t
      const off = offX * offX + offY * offY
      if (off > furthest) {
        furthest = off
        at = index
      }
    }
    if (at < 0) continue
    keep[at] = 1
    open.push([from, at], [at, to])
  }
  return line.filter((_, index) => keep[index] === 1)
}

/** To segment `a`–`b`. */
export function distanceToStep(point: Pixel, a: Pixel, b: Pixel): number {
  const run = b[0] - a[0]
  const rise = b[1] - a[1]
  const long = run * run + rise * rise
  const t =
    long === 0 ? 0 : Math.min(1, Math.max(0, ((point[0] - a[0]) * run + (point[1] - a[1]) * rise) / long))
  return Math.hypot(point[0] - a[0] - run * t, point[1] - a[1] - rise * t)
}
