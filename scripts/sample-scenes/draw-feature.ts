import type { Random } from '../../src/shared/random.ts'
import { drawDesertBed } from './draw-desert.ts'
import { inLight, type Palette, shaded } from './scene-palettes.ts'
import { bars, dots, ellipse, line, mix, type Point, path, rect } from './svg-shapes.ts'

const n = Math.round

/** Fence, wall, lamp, bench, flowers or nothing; `side` is -1 or 1. */
export function drawFeature(palette: Palette, side: number, random: Random, isDesert: boolean): string {
  if (isDesert) return drawDesertBed(palette, side < 0 ? 30 : 830, side < 0 ? 350 : 1160, 752, random)
  const kind = random.next()
  if (kind < 0.2) return drawFence(palette, side)
  if (kind < 0.4) return drawDryWall(palette, side, random)
  if (kind < 0.52) return drawLamp(palette, side < 0 ? 300 : 900)
  if (kind < 0.68) return drawBench(palette, side < 0 ? 232 : 968, 718, 1)
  if (kind < 0.9 && !palette.isSnow) return drawFlowers(palette, side, random)
  return ''
}

function drawFence(palette: Palette, side: number): string {
  const color = inLight('#efe9dc', palette)
  const from = side < 0 ? -10 : 850
  return (
    path(`M${from - 10} 720h380m-380 24h380`, 'none', `stroke="${shaded(color, 0.1)}" stroke-width="6"`) +
    bars([from, 731], [from + 360, 731], 50, '9 10', color)
  )
}

function drawDryWall(palette: Palette, side: number, random: Random): string {
  const base = inLight('#a09a8d', palette)
  const from = side < 0 ? -20 : 820
  const rows = [0, 1, 2].flatMap((row) => {
    const places: Point[] = []
    for (let x = from + row * 9; x < from + 400; x += random.int(26, 40)) places.push([x, 752 - row * 17])
    return places
  })
  const snow = palette.isSnow
    ? line(
        [
          [from, 706],
          [from + 400, 706],
        ],
        '#f1f0ec',
        10,
      )
    : ''
  return (
    ellipse(from + 200, 764, 215, 8, shaded(palette.lawn[1], 0.4), 'opacity=".35"') +
    rect(from - 4, 712, 408, 48, shaded(base, 0.3)) +
    dots(
      rows.filter((_, index) => index % 2 === 0),
      12,
      base,
    ) +
    dots(
      rows.filter((_, index) => index % 2 === 1),
      11,
      mix(base, '#ffffff', 0.16),
    ) +
    snow
  )
}

function drawLamp(palette: Palette, x: number): string {
  const iron = inLight('#3c4040', palette)
  const light = palette.isLit
    ? ellipse(x, 588, 70, 70, '#f6dca6', 'opacity=".2"') + ellipse(x, 588, 36, 36, '#fbe9c2', 'opacity=".3"')
    : ''
  return (
    ellipse(x + 14, 744, 34, 6, shaded(palette.lawn[1], 0.4), 'opacity=".4"') +
    line(
      [
        [x, 744],
        [x, 606],
      ],
      iron,
      7,
    ) +
    path(`M${x - 15} 606l-6 -34h42l-6 34z`, palette.isLit ? '#fbe9c2' : '#dfe0d8') +
    path(`M${x - 25} 572l25 -20 25 20zM${x - 12} 744l4 -18h16l4 18z`, iron) +
    light
  )
}

/** `scale` 1 is 150 pixels wide. */
export function drawBench(palette: Palette, x: number, y: number, scale: number): string {
  const wood = inLight('#7d6349', palette)
  const at = (dx: number, dy: number) => `${n(x + dx * scale)} ${n(y + dy * scale)}`
  const slats = `M${at(-76, -58)}L${at(76, -58)}M${at(-76, -42)}L${at(76, -42)}`
  const seat = `M${at(-84, -16)}L${at(84, -16)}`
  const legs = `M${at(-64, 26)}L${at(-64, -60)}M${at(64, 26)}L${at(64, -60)}`
  const snow = palette.isSnow
    ? path(`M${at(-80, -22)}L${at(80, -22)}`, 'none', `stroke="#f1f0ec" stroke-width="${n(9 * scale)}"`)
    : ''
  return (
    ellipse(x + 12, y + 28 * scale, 104 * scale, 9 * scale, shaded(palette.lawn[1], 0.4), 'opacity=".4"') +
    path(legs, 'none', `stroke="${shaded(wood, 0.3)}" stroke-width="${n(8 * scale)}"`) +
    path(slats, 'none', `stroke="${wood}" stroke-width="${n(10 * scale)}"`) +
    path(seat, 'none', `stroke="${mix(wood, '#ffffff', 0.12)}" stroke-width="${n(13 * scale)}"`) +
    snow
  )
}

function drawFlowers(palette: Palette, side: number, random: Random): string {
  const from = side < 0 ? 20 : 830
  const heads = Array.from(
    { length: 34 },
    () => [from + random.int(0, 350), 772 - random.int(10, 62)] as const,
  )
  const stems = heads.map(([x, y]) => `M${x} ${y}V${y + 40}`).join('')
  return (
    path(stems, 'none', `stroke="${palette.leaves[1]}" stroke-width="3"`) +
    dots(
      heads.map(([x, y]) => [x, y + 24] as const),
      9,
      palette.leaves[1],
    ) +
    dots(
      heads.filter((_, index) => index % 2 === 0),
      7,
      palette.flower,
    ) +
    dots(
      heads.filter((_, index) => index % 2 === 1),
      6,
      mix(palette.flower, '#fffaf0', 0.45),
    )
  )
}
