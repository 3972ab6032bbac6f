import { simplify } from './clip.ts'
import type { Pixel } from './frame.ts'
import { distanceToShore } from './map-geometry.ts'

/** `area`: px², before simplification. */
export type SizedRing = { ring: readonly Pixel[]; area: number }

/** Px². */
export function sizeRings(rings: readonly (readonly Pixel[])[]): SizedRing[] {
  return rings.map((ring) => ({ ring, area: areaOf(ring) }))
}

/** Drops rings under `leastArea` px². */
export function simplifyRings(
  rings: readonly SizedRing[],
  tolerance: number,
  leastArea: number,
): SizedRing[] {
  return rings
    .filter(({ area }) => area >= leastArea)
    .map(({ ring, area }) => ({ ring: simplifyRing(ring, tolerance), area }))
}

/** Closes rings. */
export function fillPath(rings: readonly SizedRing[]): string {
  return rings.map(({ ring }) => toPath(ring, 'z')).join('')
}

/** Leaves lines open. */
export function linePath(lines: readonly (readonly Pixel[])[]): string {
  return lines.map((line) => toPath(line, '')).join('')
}

const ISLET_FROM_PX = 3

/** Under places on islands that `land` lacks. */
export function isletPaths(
  land: readonly (readonly Pixel[])[],
  places: readonly Pixel[],
  radius: number,
): string {
  const missing = places.filter((place) => distanceToShore(land, place) >= ISLET_FROM_PX)
  return missing.map((place) => isletPath(place, radius)).join('')
}

function isletPath([x, y]: Pixel, radius: number): string {
  const across = toTenths(2 * radius)
  const arc = `a${radius} ${radius} 0 1 0 `
  return `M${toTenths(x - radius)} ${toTenths(y)}${arc}${across} 0${arc}${-across} 0z`
}

function simplifyRing(ring: readonly Pixel[], tolerance: number): Pixel[] {
  const first = ring[0]
  if (!first) return []
  let far = 0
  let furthest = 0
  ring.forEach((point, index) => {
    const distance = Math.hypot(point[0] - first[0], point[1] - first[1])
    if (distance <= furthest) return
    furthest = distance
    far = index
  })
  const there = simplify(ring.slice(0, far + 1), tolerance)
  const back = simplify([...ring.slice(far), first], tolerance)
  return [...there, ...back.slice(1, -1)]
}

/** Px². */
export function areaOf(ring: readonly Pixel[]): number {
  let twice = 0
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) twice += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return Math.abs(twice) / 2
}

/** 5 → ".5", -13 → "-1.3". */
const tenths = (count: number) => String(count / 10).replace(/^(-?)0\./, '$1.')

/** Rounds. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10

/** In tenths, lest rounding errors add up. */
function toPath(points: readonly Pixel[], end: '' | 'z'): string {
  const parts: string[] = []
  let atX = 0
  let atY = 0
  for (const [x, y] of points) {
    const stepX = Math.round(x * 10) - atX
    const stepY = Math.round(y * 10) - atY
    if (parts.length > 0 && stepX === 0 && stepY === 0) continue
    const command = parts.length === 0 ? 'M' : parts.length === 1 ? 'l' : stepX < 0 ? '' : ' '
    parts.push(`${command}${tenths(stepX)}${stepY < 0 ? '' : ' '}${tenths(stepY)}`)
    atX += stepX
    atY += stepY
  }
  return parts.length > 1 ? parts.join('') + end : ''
}
