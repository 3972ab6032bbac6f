import type { Random } from '../../../src/shared/random.ts'
import { dots, ellipse, mix, type Point, path } from '../svg-shapes.ts'

const n = Math.round

/** With branches. `y` is the surface under it, `height` the vase's. */
export function drawVase(x: number, y: number, height: number, random: Random): string {
  const color = random.pick(['#e9e2d4', '#cfd2c8', '#8f9a94', '#b59a80', '#7f8b8d', '#d8c6ae'])
  const wide = height * (0.3 + random.next() * 0.12)
  const neck = height * (0.1 + random.next() * 0.05)
  const top = y - height
  const body = `M${n(x - neck * 1.25)} ${n(top)}Q${n(x - neck * 0.8)} ${n(top + height * 0.12)} ${n(x - neck)} ${n(top + height * 0.22)}C${n(x - wide * 1.25)} ${n(top + height * 0.4)} ${n(x - wide * 1.1)} ${n(y - height * 0.08)} ${n(x - wide * 0.6)} ${n(y)}H${n(x + wide * 0.6)}C${n(x + wide * 1.1)} ${n(y - height * 0.08)} ${n(x + wide * 1.25)} ${n(top + height * 0.4)} ${n(x + neck)} ${n(top + height * 0.22)}Q${n(x + neck * 0.8)} ${n(top + height * 0.12)} ${n(x + neck * 1.25)} ${n(top)}z`
  const shade = `M${n(x + neck * 1.25)} ${n(top)}Q${n(x + neck * 0.8)} ${n(top + height * 0.12)} ${n(x + neck)} ${n(top + height * 0.22)}C${n(x + wide * 1.25)} ${n(top + height * 0.4)} ${n(x + wide * 1.1)} ${n(y - height * 0.08)} ${n(x + wide * 0.6)} ${n(y)}H${n(x)}C${n(x + wide * 0.9)} ${n(y - height * 0.2)} ${n(x + wide * 0.5)} ${n(top + height * 0.4)} ${n(x + neck * 0.4)} ${n(top + height * 0.16)}z`
  const branches = random.pick([drawEucalyptus, drawBlossom, drawGrasses, drawPoppyHeads])
  return (
    ellipse(x + wide * 0.4, y, wide * 1.2, Math.max(5, height * 0.045), '#3a332b', 'opacity=".26"') +
    branches(x, top + 6, height * (1.15 + random.next() * 0.35), random) +
    path(body, color) +
    path(shade, '#2c2a28', 'opacity=".13"') +
    path(
      `M${n(x - wide * 0.62)} ${n(y - height * 0.2)}Q${n(x - wide * 0.82)} ${n(y - height * 0.42)} ${n(x - neck)} ${n(top + height * 0.34)}`,
      'none',
      `stroke="${mix(color, '#ffffff', 0.4)}" stroke-width="${Math.max(3, n(height * 0.022))}" opacity=".6"`,
    )
  )
}

/** Ends of stems fanning out from one point. */
function fan(x: number, y: number, length: number, count: number, spread: number, random: Random) {
  return Array.from({ length: count }, (_, index) => {
    const lean = ((index + 0.5) / count - 0.5) * spread + (random.next() - 0.5) * 0.12
    const reach = length * (0.78 + random.next() * 0.26)
    return {
      lean,
      end: [x + Math.sin(lean) * reach, y - Math.cos(lean) * reach] as Point,
      bend: [x + Math.sin(lean * 0.35) * reach * 0.55, y - reach * 0.55] as Point,
    }
  })
}

const stems = (x: number, y: number, all: ReturnType<typeof fan>, color: string, width: number) =>
  path(
    all
      .map(({ end, bend }) => `M${n(x)} ${n(y)}Q${n(bend[0])} ${n(bend[1])} ${n(end[0])} ${n(end[1])}`)
      .join(''),
    'none',
    `stroke="${color}" stroke-width="${width}"`,
  )

/** Points along a stem, from fraction `from`. */
function along(
  x: number,
  y: number,
  stem: ReturnType<typeof fan>[number],
  count: number,
  from: number,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const t = from + ((1 - from) * (index + 0.5)) / count
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    return [a * x + b * stem.bend[0] + c * stem.end[0], a * y + b * stem.bend[1] + c * stem.end[1]]
  })
}

function drawEucalyptus(x: number, y: number, length: number, random: Random): string {
  const all = fan(x, y, length, 4, 1.3, random)
  const leaves = all.flatMap((stem) =>
    along(x, y, stem, 7, 0.3).flatMap(([px, py], index): Point[] => [
      [px - 15, py + (index % 2) * 6],
      [px + 15, py - (index % 2) * 6],
    ]),
  )
  return (
    stems(x, y, all, '#7d7868', 4) +
    dots(
      leaves.filter((_, index) => index % 3 !== 0),
      length * 0.038,
      '#8d9a8b',
    ) +
    dots(
      leaves.filter((_, index) => index % 3 === 0),
      length * 0.034,
      '#aab5a5',
    )
  )
}

function drawBlossom(x: number, y: number, length: number, random: Random): string {
  const all = fan(x, y, length * 1.08, 4, 1.5, random)
  const flowers = all.flatMap((stem) =>
    along(x, y, stem, 8, 0.35).map(([px, py]): Point => [px + random.int(-13, 13), py + random.int(-11, 11)]),
  )
  return (
    stems(x, y, all, '#6f6154', 5) +
    dots(flowers, length * 0.036, '#e6d3c8') +
    dots(
      flowers.filter((_, index) => index % 2 === 0),
      length * 0.022,
      '#f3e9de',
    ) +
    dots(
      flowers.filter((_, index) => index % 4 === 0),
      4,
      '#c08d7e',
    )
  )
}

function drawGrasses(x: number, y: number, length: number, random: Random): string {
  const all = fan(x, y, length * 1.15, 9, 1.15, random)
  const plumes = all
    .map((stem) =>
      along(x, y, stem, 2, 0.72)
        .map(([px, py], index) => `${index ? 'L' : 'M'}${n(px)} ${n(py)}`)
        .join(''),
    )
    .join('')
  return (
    stems(x, y, all, '#a08f70', 3) +
    path(plumes, 'none', `stroke="#d8c6a3" stroke-width="${n(length * 0.055)}"`) +
    path(plumes, 'none', `stroke="#e8dabd" stroke-width="${n(length * 0.022)}"`)
  )
}

function drawPoppyHeads(x: number, y: number, length: number, random: Random): string {
  const all = fan(x, y, length, 7, 1.1, random)
  const heads = all.map(({ end }) => end)
  return (
    stems(x, y, all, '#8b8566', 3) +
    dots(heads, length * 0.042, '#a8a180') +
    dots(
      heads.map(([px, py]) => [px - 4, py - 4]),
      length * 0.02,
      '#c2bb9b',
    ) +
    dots(
      heads.map(([px, py]) => [px, py - length * 0.04]),
      length * 0.018,
      '#8b8566',
    )
  )
}
