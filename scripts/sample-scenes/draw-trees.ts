import type { Random } from '../../src/shared/random.ts'
import type { Palette } from './scene-palettes.ts'
import { circle, dots, ellipse, group, line, mix, type Point, path, poly } from './svg-shapes.ts'

const n = Math.round

/** By season, at (`x`, `y`), `height` pixels tall. */
export function drawTree(palette: Palette, x: number, y: number, height: number, random: Random): string {
  const kind = random.next()
  if (kind < 0.22) return drawConifer(palette, x, y, height * 1.05, random)
  if (palette.isBare) return drawBareTree(palette, x, y, height, random)
  if (kind < 0.3) return drawPoplar(palette, x, y, height * 1.1, random)
  return drawRoundTree(palette, x, y, height, random)
}

/** Some trees blossom in spring, all differ in autumn. */
function leavesOf(palette: Palette, random: Random): readonly [string, string, string] {
  if (palette.blossom && random.chance(0.4)) return palette.blossom
  const tint = random.pick(palette.tints)
  const amount = random.next() * 0.5
  const [dark, middle, light] = palette.leaves
  return [mix(dark, tint, amount), mix(middle, tint, amount), mix(light, tint, amount)]
}

/** Spread evenly over an ellipse (golden angle), slightly shuffled. */
function scatter(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  count: number,
  random: Random,
): Point[] {
  const turn = random.next() * 6.28
  return Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((index + 0.5) / count)
    const angle = turn + index * 2.4 + (random.next() - 0.5) * 0.5
    return [x + Math.cos(angle) * radiusX * far, y + Math.sin(angle) * radiusY * far]
  })
}

/** Small discs, lighter at the upper left. */
export function drawRoundTree(
  palette: Palette,
  x: number,
  y: number,
  height: number,
  random: Random,
): string {
  const [dark, middle, light] = leavesOf(palette, random)
  const [wide, tall] = [height * (0.3 + random.next() * 0.07), height * (0.3 + random.next() * 0.05)]
  const top = y - height + tall * 1.1
  const lean = (random.next() - 0.5) * wide * 0.3
  const crown = x + lean
  return (
    ellipse(x + height * 0.14, y + 3, height * 0.34, 8, shadowOf(palette), 'opacity=".3"') +
    drawTrunk(palette, x, y, crown, top, height * 0.03) +
    dots(scatter(crown, top, wide * 0.92, tall * 0.86, 17, random), height * 0.085, dark) +
    dots(scatter(crown, top + tall * 0.06, wide * 0.98, tall * 0.94, 12, random), height * 0.052, dark) +
    dots(
      scatter(crown - wide * 0.1, top - tall * 0.12, wide * 0.74, tall * 0.68, 14, random),
      height * 0.062,
      middle,
    ) +
    dots(
      scatter(crown - wide * 0.26, top - tall * 0.32, wide * 0.52, tall * 0.44, 11, random),
      height * 0.04,
      light,
      'opacity=".75"',
    )
  )
}

function drawTrunk(
  palette: Palette,
  x: number,
  y: number,
  crownX: number,
  crownY: number,
  half: number,
): string {
  const d = `M${n(x - half)} ${n(y + 3)}Q${n(x - half * 0.3)} ${n((y + crownY) / 2)} ${n(crownX - half * 0.4)} ${n(crownY)}H${n(crownX + half * 0.4)}Q${n(x + half * 0.4)} ${n((y + crownY) / 2)} ${n(x + half)} ${n(y + 3)}z`
  const fork = y + (crownY - y) * 0.55
  const limbs = `M${n((x + crownX) / 2)} ${n(fork + 10)}L${n(crownX + half * 6)} ${n(crownY + 6)}M${n((x + crownX) / 2)} ${n(fork)}L${n(crownX - half * 6)} ${n(crownY)}`
  return (
    path(d, palette.trunk) +
    path(limbs, 'none', `stroke="${palette.trunk}" stroke-width="${n(Math.max(3, half * 0.7))}"`)
  )
}

/** Five tiers, lit from the left, with snow in winter. */
function drawConifer(palette: Palette, x: number, y: number, height: number, random: Random): string {
  const [dark, light] = palette.conifer
  const width = height * (0.17 + random.next() * 0.05)
  const tiers = 5
  const half = (side: 1 | -1) => {
    const points: Point[] = [[x, y - height]]
    for (let tier = 1; tier <= tiers; tier++) {
      const reach = width * (0.24 + (tier / tiers) * 0.76)
      const level = y - height + (height * 0.92 * tier) / tiers
      points.push([x + side * reach, level], [x + side * reach * 0.62, level - height * 0.018])
    }
    return [...points, [x, y - height * 0.1] as const]
  }
  const snow = palette.isSnow
    ? path(
        [1, 2, 3, 4, 5]
          .map((tier) => {
            const reach = width * (0.24 + (tier / tiers) * 0.76)
            const level = y - height + (height * 0.92 * tier) / tiers
            return `M${n(x - reach * 0.86)} ${n(level - 7)}l${n(reach * 0.62)} ${n(-height * 0.035)}`
          })
          .join(''),
        'none',
        `stroke="#f1f1ee" stroke-width="${n(height * 0.022)}" opacity=".85"`,
      )
    : ''
  return (
    ellipse(x + height * 0.06, y + 3, height * 0.2, 6, shadowOf(palette), 'opacity=".3"') +
    line(
      [
        [x, y + 3],
        [x, y - height * 0.2],
      ],
      palette.trunk,
      Math.max(4, n(height * 0.03)),
    ) +
    poly(half(1), dark) +
    poly(half(-1), light) +
    snow
  )
}

function drawPoplar(palette: Palette, x: number, y: number, height: number, random: Random): string {
  const tint = random.pick(palette.tints)
  const [dark, middle] = [mix(palette.leaves[0], tint, 0.3), mix(palette.leaves[1], tint, 0.3)]
  const shape = (wide: number, top: number, bottom: number) =>
    `M${n(x)} ${n(top)}C${n(x + wide)} ${n(top + height * 0.22)} ${n(x + wide)} ${n(bottom - 10)} ${n(x)} ${n(bottom)}C${n(x - wide)} ${n(bottom - 10)} ${n(x - wide)} ${n(top + height * 0.22)} ${n(x)} ${n(top)}z`
  return (
    ellipse(x + height * 0.06, y + 3, height * 0.16, 6, shadowOf(palette), 'opacity=".3"') +
    line(
      [
        [x, y + 3],
        [x, y - height * 0.3],
      ],
      palette.trunk,
      Math.max(4, n(height * 0.025)),
    ) +
    path(shape(height * 0.15, y - height, y - height * 0.1), dark) +
    path(
      shape(height * 0.1, y - height * 0.96, y - height * 0.16),
      middle,
      `transform="translate(${-n(height * 0.022)} 0)"`,
    )
  )
}

/** Branches by bisection, with a haze of twigs. */
export function drawBareTree(palette: Palette, x: number, y: number, height: number, random: Random): string {
  const levels: string[] = ['', '', '', '', '']
  const grow = (fromX: number, fromY: number, angle: number, length: number, level: number) => {
    const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length]
    levels[level] += `M${n(fromX)} ${n(fromY)}l${n(dx)} ${n(dy)}`
    if (level >= levels.length - 1) return
    for (const side of level === 0 ? [-1, 0.15, 1] : [-1, 1]) {
      grow(
        fromX + dx,
        fromY + dy,
        angle + side * (0.3 + random.next() * 0.2),
        length * (0.62 + random.next() * 0.12),
        level + 1,
      )
    }
  }
  grow(x, y, (random.next() - 0.5) * 0.08, height * 0.32, 0)
  const width = height * 0.045
  const strokes = levels
    .map((d, level) => `<path d="${d}" stroke-width="${Math.max(1.4, width * 0.55 ** level).toFixed(1)}"/>`)
    .join('')
  return (
    circle(x, y - height * 0.62, height * 0.3, palette.leaves[2], 'opacity=".22"') +
    group(strokes, `stroke="${palette.trunk}"`)
  )
}

/** Distant, along the horizon. */
export function drawTreeLine(palette: Palette, ground: number, random: Random): string {
  const from = random.int(-60, 500)
  const length = random.int(500, 900)
  const points = Array.from(
    { length: 30 },
    (_, index) => [from + (index * length) / 30, ground - random.int(-4, 20)] as const,
  )
  return dots(points, 20, mix(palette.hills[2], palette.leaves[0], 0.45))
}

/** A low hedge with a few blossoms. */
export function drawBushes(palette: Palette, fromX: number, toX: number, y: number, random: Random): string {
  if (toX - fromX < 20) return ''
  const tones = palette.isBare
    ? [mix(palette.conifer[0], '#8f918c', 0.3), mix(palette.conifer[1], '#a5a7a1', 0.3)]
    : [palette.conifer[0], mix(palette.leaves[1], palette.conifer[1], 0.5)]
  const layers: Point[][] = [[], []]
  const flowers: Point[] = []
  for (let x = fromX; x <= toX; x += random.int(16, 26)) {
    const top = y - random.int(12, 26)
    layers[random.int(0, 1)]?.push([x, top])
    if (random.chance(0.5)) flowers.push([x + random.int(-10, 10), top + random.int(-9, 8)])
  }
  const [back = [], front = []] = layers
  const snow = palette.isSnow
    ? dots(
        front.map(([x, top]) => [x - 2, top - 8]),
        13,
        '#f1f0ec',
        'opacity=".8"',
      )
    : ''
  return (
    dots(back, 19, tones[0] ?? '') + dots(front, 17, tones[1] ?? '') + snow + dots(flowers, 3, palette.flower)
  )
}

/** Color of shadows on this lawn. */
export function shadowOf(palette: Palette): string {
  return mix(palette.lawn[1], '#2f3530', 0.45)
}
