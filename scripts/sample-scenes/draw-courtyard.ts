import type { Random } from '../../src/shared/random.ts'
import { drawDesertBed, drawMesquite } from './draw-desert.ts'
import { drawHills, drawSky } from './draw-land.ts'
import { inLight, type Palette, shaded } from './scene-palettes.ts'
import { dots, ellipse, mix, type Point, path, poly, rect } from './svg-shapes.ts'

/** Desert walls with a gate, a basin and a tree. 1200 × 800. */
export function drawCourtyard(palette: Palette, random: Random): string {
  const side = random.pick([-1, 1])
  const at = (x: number) => (side < 0 ? 1200 - x : x)
  const wall = inLight(random.pick(['#d9b896', '#cfa684', '#e2cbae', '#c99f7e']), palette)
  const floor = mix(palette.path, '#c9a889', 0.3)
  const gateX = at(random.int(660, 760))
  const wood = inLight('#6d4d38', palette)
  const tiles =
    Array.from({ length: 6 }, (_, row) => `M0 ${570 + row * row * 7}H1200`).join('') +
    Array.from(
      { length: 13 },
      (_, column) => `M${600 + (column - 6) * 130} 566L${600 + (column - 6) * 330} 800`,
    ).join('')
  return [
    drawSky(palette, random),
    drawHills(palette, 430, random, true),
    drawMesquite(palette, at(980), 470, 260, random),
    path(`M0 566V372q0 -8 300 -10t460 4 440 -2V566z`, wall),
    path('M0 372q0 -8 300 -10t460 4 440 -2v16q-300 -4 -440 2t-460 -4 -300 10z', mix(wall, '#ffffff', 0.25)),
    path(`M${gateX - 96} 568V330q0 -22 96 -30q96 8 96 30V568z`, mix(wall, '#ffffff', 0.1)),
    path(`M${gateX - 58} 568V420a58 58 0 0 1 116 0V568z`, mix(palette.hills[1], palette.sky[1], 0.3)),
    path(`M${gateX - 58} 568V424a58 58 0 0 1 58 -62V568z`, wood),
    path(
      `M${gateX - 44} 560V402m18 158V380m16 180V374`,
      'none',
      `stroke="${shaded(wood, 0.3)}" stroke-width="3"`,
    ),
    rect(0, 566, 1200, 234, floor),
    path(tiles, 'none', `stroke="${shaded(floor, 0.14)}" stroke-width="3" opacity=".6"`),
    rect(0, 566, 1200, 10, '#2c2f33', 'opacity=".12"'),
    rect(at(150) - 190, 520, 380, 48, mix(wall, '#ffffff', 0.14)) +
      rect(at(150) - 190, 520, 380, 9, mix(wall, '#ffffff', 0.4)),
    drawBasin(palette, wall, at(500), 690, random),
    drawPotsOf(palette, [at(860), at(925), gateX - side * 130], random),
    drawDesertBed(palette, at(960) - 180, at(960) + 200, 772, random),
    ellipse(at(230), 704, 250, 34, shaded(floor, 0.45), 'opacity=".3"'),
    drawMesquite(palette, at(170), 700, 560, random),
  ].join('')
}

function drawBasin(palette: Palette, wall: string, x: number, y: number, random: Random): string {
  const water = mix(palette.sky[0], '#dfe9e6', 0.3)
  const rim = mix(wall, '#ffffff', 0.3)
  const rings = random.chance(0.5)
    ? path(`M${x - 70} ${y - 46}h60m20 8h70`, 'none', 'stroke="#ffffff" stroke-width="3" opacity=".6"')
    : ''
  return (
    ellipse(x + 12, y + 14, 200, 26, shaded(wall, 0.5), 'opacity=".3"') +
    path(`M${x - 180} ${y - 44}v48q0 26 180 28t180 -28v-48z`, shaded(wall, 0.06)) +
    path(`M${x + 60} ${y - 20}v50q120 -4 120 -26v-48z`, '#2c2f33', 'opacity=".08"') +
    ellipse(x, y - 44, 186, 36, rim) +
    ellipse(x, y - 44, 156, 26, water) +
    rings +
    path(`M${x - 20} ${y - 40}l7 -86h26l7 86z`, rim) +
    ellipse(x, y - 128, 64, 15, shaded(wall, 0.1)) +
    ellipse(x, y - 132, 58, 11, water) +
    path(
      `M${x - 50} ${y - 126}q-8 40 -4 78m104 -78q8 40 4 78`,
      'none',
      `stroke="${mix(water, '#ffffff', 0.5)}" stroke-width="4" opacity=".7"`,
    )
  )
}

function drawPotsOf(palette: Palette, xs: readonly number[], random: Random): string {
  const clay = inLight('#b9724f', palette)
  return xs
    .map((x, index) => {
      const size = [1.2, 0.85, 1.05][index] ?? 1
      const top = 610 - 62 * size
      const leaves = Array.from(
        { length: 12 },
        (): Point => [x + random.int(-34, 34) * size, top - random.int(0, 52) * size],
      )
      return (
        ellipse(x + 10, 612, 44 * size, 8, '#3a332b', 'opacity=".25"') +
        dots(leaves, 12 * size, palette.conifer[index % 2] ?? palette.conifer[0]) +
        dots(leaves.slice(0, 5), 6 * size, palette.flower) +
        poly(
          [
            [x - 36 * size, top],
            [x + 36 * size, top],
            [x + 26 * size, 612],
            [x - 26 * size, 612],
          ],
          clay,
        ) +
        rect(x - 41 * size, top - 6, 82 * size, 14 * size, shaded(clay, 0.1))
      )
    })
    .join('')
}
