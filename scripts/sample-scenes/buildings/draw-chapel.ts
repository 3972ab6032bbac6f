import { shaded } from '../scene-palettes.ts'
import { circle, line, mix, poly, rect } from '../svg-shapes.ts'
import {
  choosePaint,
  drawGlow,
  drawGroundShadow,
  drawPots,
  drawRoof,
  drawSteps,
  drawTexture,
  type House,
  SNOW,
  type Stage,
} from './draw-house-parts.ts'
import { drawDoor, drawWindows } from './draw-openings.ts'

/** Plain, with a steeple and pointed windows. */
export function drawChapel(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#f0eadd', '#e8e4d9', '#ddd6c6', '#c5b8a4', '#b8b0a2'],
    ['#5a5651', '#4f5a58', '#6b5a4e', '#5d6468'],
  )
  const side = random.pick([-1, 1])
  const towerX = x - side * 150
  const snow = (color: string) => (palette.isSnow ? SNOW : color)
  const [naveFrom, naveTo] = side > 0 ? [towerX + 30, x + 285] : [x - 285, towerX - 30]
  const wallTop = y - 150
  const lancets = Array.from(
    { length: 4 },
    (_, index) => [naveFrom + (side > 0 ? 78 : 26) + index * 80, wallTop + 40] as const,
  )
  const bell = y - 330
  const svg = [
    drawGroundShadow(stage, 280),
    rect(naveFrom, wallTop, naveTo - naveFrom, 150, shaded(paint.wall, 0.06)),
    drawTexture(
      random.chance(0.6) ? 'boards' : 'stones',
      naveFrom,
      wallTop,
      naveTo - naveFrom,
      150,
      paint.wall,
      random,
    ),
    drawRoof(
      [
        [naveFrom - 16, wallTop],
        [naveFrom + 6, wallTop - 118],
        [naveTo - 6, wallTop - 118],
        [naveTo + 24, wallTop],
      ],
      paint,
      { fromX: naveFrom - 18, toX: naveTo + 22, y: wallTop },
      palette.isSnow,
    ),
    drawWindows(stage, paint, lancets, 30, 84, { arch: true, rows: 4, columns: 2 }),
    rect(naveFrom, y - 12, naveTo - naveFrom, 12, shaded(paint.wall, 0.3), 'opacity=".6"'),
    poly(
      [
        [towerX - 118, y],
        [towerX - 118, wallTop + 6],
        [towerX, wallTop - 118],
        [towerX + 118, wallTop + 6],
        [towerX + 118, y],
      ],
      mix(paint.wall, '#ffffff', 0.1),
    ),
    poly(
      [
        [towerX - 140, wallTop + 22],
        [towerX, wallTop - 138],
        [towerX + 140, wallTop + 22],
        [towerX + 116, wallTop + 22],
        [towerX, wallTop - 106],
        [towerX - 116, wallTop + 22],
      ],
      snow(paint.roof),
    ),
    rect(towerX - 50, bell, 100, y - bell, paint.wall),
    rect(towerX + 14, bell, 36, y - bell, shaded(paint.wall, 0.09)),
    rect(towerX - 60, bell - 6, 120, 12, paint.trim),
    rect(towerX - 56, y - 214, 112, 9, paint.trim),
    drawWindows(stage, paint, [[towerX - 17, bell + 30]], 34, 62, {
      arch: true,
      rows: 5,
      columns: 1,
      sill: true,
    }),
    poly(
      [
        [towerX - 62, bell - 6],
        [towerX, bell - 176],
        [towerX + 62, bell - 6],
      ],
      snow(paint.roof),
    ),
    poly(
      [
        [towerX, bell - 176],
        [towerX + 62, bell - 6],
        [towerX + 16, bell - 6],
      ],
      shaded(snow(paint.roof), 0.14),
    ),
    line(
      [
        [towerX, bell - 206],
        [towerX, bell - 172],
      ],
      shaded(paint.roof, 0.2),
      5,
    ),
    // No religious sign: the chapel serves partners of every faith and of none.
    circle(towerX, bell - 204, 8, shaded(paint.roof, 0.2)),
    circle(towerX, y - 188, 17, paint.trim) + circle(towerX, y - 188, 12, palette.glass[0]),
    drawDoor(stage, paint, towerX, y - 12, 62, 118, 'arch'),
    rect(towerX - 1, y - 112, 2, 100, shaded(paint.door, 0.4)),
    drawSteps(paint, towerX, y + 4, 92, 2),
    drawPots(stage, paint, [towerX - 76, towerX + 76], y),
    drawGlow(stage, towerX, y + 24, 120),
  ].join('')
  return { svg, doorX: towerX, half: 280 }
}
