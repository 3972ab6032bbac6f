import type { Random } from '../../src/shared/random.ts'
import { shadowOf } from './draw-trees.ts'
import type { Palette } from './scene-palettes.ts'
import { dots, ellipse, mix, type Point, path } from './svg-shapes.ts'

const n = Math.round

/** At (`x`, `y`); large plants are `height` pixels tall. */
export function drawDesertPlant(
  palette: Palette,
  x: number,
  y: number,
  height: number,
  random: Random,
): string {
  const kind = random.next()
  if (kind < 0.42) return drawMesquite(palette, x, y, height, random)
  if (kind < 0.7) return drawSaguaro(palette, x, y, height * 0.9, random)
  return drawOcotillo(palette, x, y, height * 0.8, random)
}

/** A wide, thin crown on several stems. */
export function drawMesquite(palette: Palette, x: number, y: number, height: number, random: Random): string {
  const [dark, middle, light] = palette.leaves
  const top = y - height * 0.72
  const cloud = (count: number, wide: number, tall: number, dx: number, dy: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const part = (index + 0.5) / count
      return [
        x + dx + (part - 0.5) * wide * 2,
        top + dy + (random.next() - 0.5) * tall * 0.8 - Math.sin(part * Math.PI) * tall * 0.7,
      ]
    })
  const stems = [-0.28, -0.06, 0.22]
    .map(
      (lean) =>
        `M${n(x)} ${n(y)}Q${n(x + lean * height * 0.3)} ${n(y - height * 0.35)} ${n(x + lean * height)} ${n(top)}`,
    )
    .join('')
  return (
    ellipse(x + height * 0.12, y + 3, height * 0.42, 9, shadowOf(palette), 'opacity=".3"') +
    path(stems, 'none', `stroke="${palette.trunk}" stroke-width="${n(height * 0.034)}"`) +
    dots(cloud(24, height * 0.44, height * 0.17, 0, 0), height * 0.066, dark) +
    dots(cloud(16, height * 0.38, height * 0.18, -height * 0.03, -height * 0.04), height * 0.045, middle) +
    dots(
      cloud(10, height * 0.26, height * 0.14, -height * 0.1, -height * 0.08),
      height * 0.03,
      light,
      'opacity=".8"',
    )
  )
}

function drawSaguaro(palette: Palette, x: number, y: number, height: number, random: Random): string {
  const [dark, light] = palette.conifer
  const width = height * 0.13
  const arm = (side: number, at: number, reach: number, rise: number) =>
    `M${n(x)} ${n(y - height * at)}h${n(side * reach)}q${n(side * 6)} 0 ${n(side * 6)} -8v${n(-rise)}`
  const arms =
    arm(-1, 0.38 + random.next() * 0.1, height * 0.15, height * 0.24) +
    arm(1, 0.5 + random.next() * 0.12, height * 0.14, height * 0.2)
  const round = 'stroke-linejoin="round"'
  return (
    ellipse(x + height * 0.08, y + 3, height * 0.2, 6, shadowOf(palette), 'opacity=".3"') +
    path(arms, 'none', `stroke="${dark}" stroke-width="${n(width * 0.7)}" ${round}`) +
    path(
      `M${n(x)} ${n(y)}V${n(y - height + width)}`,
      'none',
      `stroke="${dark}" stroke-width="${n(width)}" ${round}`,
    ) +
    path(
      `M${n(x - width * 0.2)} ${n(y)}V${n(y - height + width)}`,
      'none',
      `stroke="${light}" stroke-width="${n(width * 0.4)}" ${round}`,
    )
  )
}

function drawOcotillo(palette: Palette, x: number, y: number, height: number, random: Random): string {
  const canes = Array.from({ length: 9 }, (_, index) => {
    const lean = (index - 4) * 0.085 + (random.next() - 0.5) * 0.04
    return { x: x + lean * height, y: y - height * (0.85 + random.next() * 0.15), bend: lean * height * 0.25 }
  })
  const d = canes
    .map((cane) => `M${n(x)} ${n(y)}Q${n(x + cane.bend)} ${n(y - height * 0.5)} ${n(cane.x)} ${n(cane.y)}`)
    .join('')
  return (
    path(d, 'none', `stroke="${palette.leaves[1]}" stroke-width="5"`) +
    dots(
      canes.map((cane) => [cane.x, cane.y]),
      7,
      palette.flower,
    )
  )
}

/** Agaves, grasses and stones along a wall or across sand. */
export function drawDesertBed(
  palette: Palette,
  fromX: number,
  toX: number,
  y: number,
  random: Random,
): string {
  const agaves: string[] = []
  const stones: Point[] = []
  const grass: string[] = []
  for (let x = fromX; x <= toX; x += random.int(38, 72)) {
    const size = random.int(20, 34)
    const at = y + random.int(-4, 6)
    if (random.chance(0.5)) {
      for (let blade = -3; blade <= 3; blade++)
        agaves.push(
          `M${n(x - 4)} ${n(at)}Q${n(x + blade * size * 0.22)} ${n(at - size * 0.5)} ${n(x + blade * size * 0.3)} ${n(at - size * (1.1 - Math.abs(blade) * 0.17))}Q${n(x + blade * size * 0.12)} ${n(at - size * 0.4)} ${n(x + 4)} ${n(at)}z`,
        )
    } else {
      for (let blade = -2; blade <= 2; blade++) grass.push(`M${n(x)} ${n(at)}l${blade * 6} ${-size}`)
    }
    if (random.chance(0.5)) stones.push([x + 22, at + 2], [x + 32, at + 5])
  }
  return (
    path(
      grass.join(''),
      'none',
      `stroke="${mix(palette.leaves[2], palette.lawn[0], 0.3)}" stroke-width="3"`,
    ) +
    path(agaves.join(''), mix(palette.conifer[1], '#b7c4b3', 0.25)) +
    dots(stones, 8, mix(palette.lawn[1], '#6b6058', 0.3))
  )
}
