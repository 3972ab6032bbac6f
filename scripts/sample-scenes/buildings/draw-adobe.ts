import { inLight, shaded } from '../scene-palettes.ts'
import { ellipse, mix, path, poly, rect } from '../svg-shapes.ts'
import {
  choosePaint,
  drawGlow,
  drawGroundShadow,
  drawPots,
  type House,
  type Stage,
} from './draw-house-parts.ts'
import { drawDoor, drawWindows } from './draw-openings.ts'

/** Rounded plaster walls, beams, a deep porch, a garden wall with a gate. */
export function drawAdobe(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#d3ad8b', '#cda283', '#dbb997', '#c79a7a', '#e0c5a5', '#d9c6ac'],
    ['#6f4f3a', '#7a5a44'],
    '#7d5c45',
  )
  const side = random.pick([-1, 1])
  const block = (fromX: number, top: number, toX: number, color: string) =>
    path(
      `M${Math.round(fromX)} ${y}V${top + 22}q0 -20 20 -22Q${Math.round((fromX + toX) / 2)} ${top - 7} ${Math.round(toX - 20)} ${top}q20 2 20 22V${y}z`,
      color,
    )
  const vigas = (fromX: number, toX: number, at: number) => {
    const count = Math.floor((toX - fromX) / 38)
    const ends = Array.from({ length: count }, (_, index) => fromX + 30 + index * 38)
    return (
      ends.map((end) => ellipse(end, at, 7, 7, shaded(paint.roof, 0.1))).join('') +
      path(
        ends.map((end) => `M${Math.round(end + 3)} ${at + 6}l16 26`).join(''),
        'none',
        'stroke="#2c2f33" stroke-width="7" opacity=".13"',
      )
    )
  }
  const tallFrom = side > 0 ? x - 235 : x - 30
  const tallTo = tallFrom + 265
  const [lowFrom, lowTo] = side > 0 ? [tallTo - 20, x + 300] : [x - 300, tallFrom + 20]
  const wallFrom = side > 0 ? x - 420 : x + 200
  const doorX = (tallFrom + tallTo) / 2 - side * 12
  const porch = { from: lowFrom + (side > 0 ? 44 : 26), to: lowTo - (side > 0 ? 26 : 44), top: y - 128 }
  const posts = [0, 1, 2, 3].map((index) => porch.from + (index * (porch.to - porch.from)) / 3)
  const gateX = wallFrom + 110
  const shade = mix(paint.wall, '#ffffff', 0.12)
  const svg = [
    drawGroundShadow(stage, 310),
    block(lowFrom, y - 172, lowTo, shaded(paint.wall, 0.07)),
    vigas(lowFrom, lowTo, y - 146),
    rect(porch.from, porch.top, porch.to - porch.from, 128, shaded(paint.wall, 0.3)),
    drawWindows(
      stage,
      paint,
      [0.22, 0.72].map((part) => [porch.from + part * (porch.to - porch.from) - 22, y - 96] as const),
      44,
      54,
      { columns: 2, rows: 2 },
    ),
    rect(porch.from - 16, porch.top - 10, porch.to - porch.from + 32, 15, paint.roof),
    posts
      .map(
        (post) =>
          rect(post - 6, porch.top + 4, 12, 126, paint.roof) +
          poly(
            [
              [post - 22, porch.top + 5],
              [post + 22, porch.top + 5],
              [post + 6, porch.top + 20],
              [post - 6, porch.top + 20],
            ],
            shaded(paint.roof, 0.12),
          ),
      )
      .join(''),
    rect(porch.from - 10, y - 6, porch.to - porch.from + 20, 8, mix(palette.path, '#ffffff', 0.2)),
    block(tallFrom, y - 236, tallTo, paint.wall),
    path(`M${Math.round(tallTo - 66)} ${y}V${y - 232}q40 0 66 18V${y}z`, '#2c2f33', 'opacity=".06"'),
    vigas(tallFrom, tallTo, y - 202),
    drawWindows(
      stage,
      paint,
      [
        [tallFrom + 40, y - 158],
        [tallTo - 84, y - 158],
      ],
      42,
      48,
      { columns: 2, rows: 2, shutters: random.chance(0.4) },
    ),
    path(`M${Math.round(doorX - 46)} ${y}V${y - 96}q0 -16 16 -16h60q16 0 16 16V${y}z`, shade),
    drawDoor(stage, { ...paint, trim: shaded(paint.roof, 0.1) }, doorX, y - 2, 60, 96),
    block(wallFrom, y - 78, wallFrom + 220, shaded(paint.wall, 0.03)),
    path(`M${gateX - 42} ${y + 1}V${y - 70}a42 42 0 0 1 84 0V${y + 1}z`, shade),
    path(`M${gateX - 32} ${y + 1}V${y - 68}a32 32 0 0 1 64 0V${y + 1}z`, shaded(palette.hills[2], 0.12)),
    path(
      `M${gateX - 24} ${y}v-84m16 88v-96m16 96v-96m16 92v-84`,
      'none',
      `stroke="${paint.roof}" stroke-width="5"`,
    ),
    drawPots(stage, { ...paint, trim: inLight('#c9795a', palette) }, [doorX - 66, doorX + 66], y + 2),
    drawGlow(stage, doorX, y + 22, 130),
  ].join('')
  return { svg, doorX: doorX, half: 300 }
}
