import type { Random } from '../../src/shared/random.ts'
import type { Palette } from './scene-palettes.ts'
import { circle, ellipse, group, mix, type Point, path, poly, rect } from './svg-shapes.ts'

/** Sun or moon, clouds and sometimes birds. */
export function drawSky(palette: Palette, random: Random): string {
  const [top, bottom] = palette.sky
  const gradient = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".78" stop-color="${bottom}"/></linearGradient>`
  const discX = random.chance(0.5) ? random.int(130, 330) : random.int(880, 1080)
  const discY = random.int(110, 240)
  const disc = palette.disc
    ? circle(discX, discY, 88, palette.disc, 'opacity=".28"') +
      circle(discX, discY, 46, palette.disc, 'opacity=".8"')
    : ''
  const clouds = Array.from({ length: random.int(1, 3) }, () => {
    const [x, y, width] = [random.int(60, 1000), random.int(70, 280), random.int(180, 380)]
    return ellipse(x, y, width / 2, 11, bottom) + ellipse(x + width * 0.22, y - 12, width / 3.4, 12, bottom)
  }).join('')
  return `<defs>${gradient}</defs>${rect(0, 0, 1200, 800, 'url(#s)')}${disc}${group(clouds, 'opacity=".55"')}`
}

/** Three ranges; mesas in the desert. `ground` is y of the lawn's edge. */
export function drawHills(palette: Palette, ground: number, random: Random, isDesert = false): string {
  return palette.hills
    .map((color, index) => {
      const height = [150, 95, 48][index] ?? 50
      if (isDesert && index < 2) return drawMesas(color, ground, height, random)
      const points: Point[] = []
      for (let x = -40; x <= 1320; x += 270) points.push([x, ground - height * (0.45 + random.next() * 0.75)])
      return path(`${smooth(points)}V${ground + 30}H-40z`, color)
    })
    .join('')
}

function drawMesas(color: string, ground: number, height: number, random: Random): string {
  let x = -60
  const points: Point[] = [[-60, ground]]
  while (x < 1240) {
    const width = random.int(150, 330)
    const top = ground - height * (0.6 + random.next() * 0.8)
    points.push(
      [x + 26, ground - height * 0.25],
      [x + 44, top],
      [x + width - 20, top + random.int(-5, 5)],
      [x + width, ground - height * 0.25],
    )
    x += width + random.int(30, 120)
  }
  return poly([...points, [1260, ground + 20], [-60, ground + 20]], color)
}

/** Darker in front, with snow or flowers by season. */
export function drawLawn(palette: Palette, ground: number, random: Random): string {
  const [light, dark] = palette.lawn
  const rise = random.int(-14, 14)
  const back = path(`M0 ${ground + rise}Q600 ${ground - 18} 1200 ${ground - rise}V800H0z`, light)
  const front = path(
    `M0 ${726 + rise}Q${random.int(320, 860)} ${random.int(668, 700)} 1200 ${742 - rise}V800H0z`,
    dark,
    'opacity=".5"',
  )
  return back + front
}

/** From the door at (`x`, `y`) to the lower edge, `bend` pixels to the side. */
export function drawPath(palette: Palette, x: number, y: number, doorWidth: number, bend: number): string {
  const [left, right] = [x - doorWidth / 2, x + doorWidth / 2]
  const end = x + bend
  const n = Math.round
  const d =
    `M${n(left)} ${y}C${n(left - 4)} ${y + 60} ${n(end - 190 + bend * 0.2)} ${y + 90} ${n(end - 150)} 800H${n(end + 120)}` +
    `C${n(end + 40 + bend * 0.2)} ${y + 100} ${n(right + 6)} ${y + 66} ${n(right)} ${y}z`
  return path(d, palette.path, drawnEdge(palette))
}

/** The line between path and grass. */
export function drawnEdge(palette: Palette): string {
  return `stroke="${mix(palette.path, palette.lawn[1], 0.55)}" stroke-width="3" stroke-opacity=".6"`
}

/** A smooth curve through points (Catmull-Rom as Bézier). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const n = Math.round
  return points.slice(1).reduce(
    (d, [x, y], index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
      const first = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6] as const
      const second = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6] as const
      return `${d}C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(x)} ${n(y)}`
    },
    `M${n(at(0)[0])} ${n(at(0)[1])}`,
  )
}
