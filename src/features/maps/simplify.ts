import type { Pixel } from './frame.ts'

/** Within `tolerance` pixels (Douglas–Peucker), keeping both ends. */
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
