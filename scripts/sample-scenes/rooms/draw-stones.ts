import type { Random } from '../../../src/shared/random.ts'
import { ellipse, mix, type Point, path } from '../svg-shapes.ts'

const n = Math.round
const TONES = ['#ddd6c8', '#c8c4bb', '#b4b8b8', '#bcbeb0', '#d3c6b3'] as const

/** Gradients, once per picture with stones. */
export function stoneShades(): string {
  const shades = TONES.map(
    (tone, index) =>
      `<radialGradient id="p${index}" cx=".36" cy=".26" r=".85"><stop stop-color="${mix(tone, '#ffffff', 0.38)}"/><stop offset=".5" stop-color="${tone}"/><stop offset="1" stop-color="${mix(tone, '#4b4a48', 0.46)}"/></radialGradient>`,
  )
  return `<defs>${shades.join('')}</defs>`
}

/** Irregular, centered at (`x`, `y`). */
export function drawStone(
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  shadow = '#3a332b',
): string {
  const [a, b] = [width / 2, height / 2]
  const k = () => 0.46 + random.next() * 0.22
  const skew = (random.next() - 0.5) * b * 0.5
  const d =
    `M${n(x - a)} ${n(y + skew)}C${n(x - a)} ${n(y - b * k() - b * 0.1)} ${n(x - a * k())} ${n(y - b)} ${n(x)} ${n(y - b)}` +
    `S${n(x + a)} ${n(y - b * k())} ${n(x + a)} ${n(y - skew * 0.4)}S${n(x + a * k())} ${n(y + b)} ${n(x)} ${n(y + b)}S${n(x - a)} ${n(y + b * k())} ${n(x - a)} ${n(y + skew)}z`
  const vein = random.chance(0.22)
    ? path(
        `M${n(x - a * 0.86)} ${n(y + b * 0.1)}Q${n(x)} ${n(y - b * 0.34)} ${n(x + a * 0.86)} ${n(y + b * 0.02)}`,
        'none',
        `stroke="#f6f1e6" stroke-width="${Math.max(2, n(height * 0.035))}" opacity=".5"`,
      )
    : ''
  return (
    ellipse(x + a * 0.12, y + b * 0.9, a * 1.04, Math.max(4, b * 0.26), shadow, 'opacity=".26"') +
    path(d, `url(#p${random.int(0, TONES.length - 1)})`) +
    vein
  )
}

/** Large stones below. `y` is the surface under it. */
export function drawStoneHeap(x: number, y: number, size: number, count: number, random: Random): string {
  const places: { at: Point; width: number }[] = []
  const rows =
    count > 7
      ? [
          Math.ceil(count * 0.5),
          Math.ceil(count * 0.32),
          count - Math.ceil(count * 0.5) - Math.ceil(count * 0.32),
        ]
      : [Math.ceil(count * 0.6), Math.floor(count * 0.4)]
  rows.forEach((inRow, row) => {
    for (let index = 0; index < inRow; index++) {
      const width = size * (1.05 - row * 0.16) * (0.85 + random.next() * 0.3)
      const offset = (index - (inRow - 1) / 2) * size * 0.84
      places.push({ at: [x + offset + random.int(-6, 6), y - size * 0.26 - row * size * 0.36], width })
    }
  })
  return places
    .map(({ at, width }) => drawStone(at[0], at[1], width, width * (0.5 + random.next() * 0.13), random))
    .join('')
}

/** Shallow, with stones. `y` is the surface under it. */
export function drawBowl(x: number, y: number, width: number, color: string, random: Random): string {
  const half = width / 2
  const rim = y - width * 0.34
  const stones = Array.from({ length: 6 }, (_, index) =>
    drawStone(
      x + (index - 2.5) * width * 0.135,
      rim - width * (index % 2 ? 0.03 : 0.07),
      width * 0.2,
      width * 0.13,
      random,
    ),
  ).join('')
  return (
    ellipse(x + 14, y, half * 0.9, 12, '#3a332b', 'opacity=".28"') +
    ellipse(x, rim, half, width * 0.07, mix(color, '#2c2a28', 0.4)) +
    stones +
    path(
      `M${n(x - half)} ${n(rim)}C${n(x - half)} ${n(y - width * 0.08)} ${n(x - half * 0.5)} ${n(y)} ${n(x)} ${n(y)}S${n(x + half)} ${n(y - width * 0.08)} ${n(x + half)} ${n(rim)}Q${n(x)} ${n(rim + width * 0.13)} ${n(x - half)} ${n(rim)}z`,
      color,
    ) +
    path(
      `M${n(x + half)} ${n(rim)}C${n(x + half)} ${n(y - width * 0.08)} ${n(x + half * 0.5)} ${n(y)} ${n(x)} ${n(y)}Q${n(x + half * 0.5)} ${n(y - width * 0.14)} ${n(x + half * 0.62)} ${n(rim + width * 0.045)}z`,
      '#2c2a28',
      'opacity=".14"',
    )
  )
}
