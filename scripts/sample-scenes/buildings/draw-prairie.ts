import { inLight, shaded } from '../scene-palettes.ts'
import { ellipse, mix, poly, rect } from '../svg-shapes.ts'
import {
  choosePaint,
  drawGlow,
  drawGroundShadow,
  drawTexture,
  type House,
  SNOW,
  type Stage,
} from './draw-house-parts.ts'
import { drawDoor, drawWindows } from './draw-openings.ts'

/** Low and wide: crossing roofs, deep eaves, bands of windows. */
export function drawPrairie(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#cbbda6', '#b9a78f', '#d3c8b4', '#a9937c', '#c2b7a5'],
    ['#544d48', '#5c5148', '#4d5553', '#665b50'],
    '#8a735c',
  )
  const side = random.pick([-1, 1])
  const half = random.int(318, 350)
  const stone = inLight(random.pick(['#a49a8c', '#b3a48f', '#94897c']), palette)
  const snow = (color: string) => (palette.isSnow ? SNOW : color)
  const tall = { x: x - side * 70, half: 176, top: y - 196 }
  const low = y - 122
  const pierX = x + side * 128
  const band = (fromX: number, count: number, step: number, top: number) =>
    Array.from({ length: count }, (_, index) => [fromX + index * step, top] as const)
  const lowFrom = side > 0 ? x - half + 44 : x - half + 24
  const doorX = x + side * 62
  const roof = (fromX: number, toX: number, at: number, rise: number, inset: number) =>
    rect(fromX + 34, at, toX - fromX - 68, 20, '#2c2f33', 'opacity=".22"') +
    poly(
      [
        [fromX, at],
        [fromX + inset, at - rise],
        [toX - inset, at - rise],
        [toX, at],
      ],
      snow(paint.roof),
    ) +
    rect(fromX, at - 3, toX - fromX, 11, paint.trim) +
    rect(fromX, at + 6, toX - fromX, 3, shaded(paint.trim, 0.3))
  const svg = [
    drawGroundShadow(stage, half),
    rect(
      tall.x - tall.half + 26,
      tall.top,
      tall.half * 2 - 52,
      y - tall.top,
      mix(paint.wall, '#ffffff', 0.1),
    ),
    drawWindows(stage, paint, band(tall.x - 118, 6, 40, tall.top + 26), 34, 36, {
      columns: 1,
      rows: 2,
      sill: false,
    }),
    roof(tall.x - tall.half - 26, tall.x + tall.half + 26, tall.top, 44, 96),
    rect(x - half + 24, low, half * 2 - 48, 122, paint.wall),
    rect(x - half + 24, y - 34, half * 2 - 48, 34, stone),
    drawTexture('stones', x - half + 24, y - 34, half * 2 - 48, 34, stone, random),
    rect(x - half + 14, y - 40, half * 2 - 28, 7, shaded(paint.trim, 0.05)),
    drawWindows(stage, paint, band(lowFrom + 22, 5, 42, low + 32), 36, 48, {
      columns: 1,
      rows: 1,
      sill: false,
    }),
    drawWindows(
      stage,
      paint,
      band(x + half - 24 - 5 * 42 - (side > 0 ? 0 : 20), 4, 42, low + 32).filter(
        ([left]) => Math.abs(left + 18 - doorX) > 60 && Math.abs(left + 18 - pierX) > 62,
      ),
      36,
      48,
      { columns: 1, rows: 2, sill: false },
    ),
    drawDoor(stage, paint, doorX, y - 2, 52, 96),
    roof(x - half - 46, x + half + 46, low, 46, 128),
    rect(pierX - 40, y - 262, 80, 262, stone),
    rect(pierX + 8, y - 262, 32, 262, shaded(stone, 0.12)),
    drawTexture('stones', pierX - 40, y - 262, 80, 262, stone, random),
    rect(pierX - 48, y - 272, 96, 14, shaded(stone, 0.26)),
    rect(doorX - side * 140 - 56, y - 30, 112, 30, shaded(stone, 0.08)),
    rect(doorX - side * 140 - 62, y - 36, 124, 9, mix(stone, '#ffffff', 0.2)),
    ellipse(doorX - side * 140, y - 42, 50, 14, palette.conifer[0]) +
      ellipse(doorX - side * 152, y - 46, 28, 12, palette.leaves[1]),
    rect(doorX - 52, y - 6, 104, 8, mix(stone, '#ffffff', 0.24)),
    drawGlow(stage, doorX, y + 22, 140),
  ].join('')
  return { svg, doorX: doorX, half: half }
}
