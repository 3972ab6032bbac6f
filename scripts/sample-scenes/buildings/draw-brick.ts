import { shaded } from '../scene-palettes.ts'
import { mix, path, poly, rect } from '../svg-shapes.ts'
import {
  choosePaint,
  drawChimney,
  drawColumns,
  drawGlow,
  drawGroundShadow,
  drawPots,
  drawRoof,
  drawSteps,
  drawTexture,
  type House,
  type Stage,
} from './draw-house-parts.ts'
import { drawDoor, drawWindows } from './draw-openings.ts'

/** Square, with tall windows and a pediment. */
export function drawBrick(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#a9816a', '#a07460', '#b38e75', '#94705f', '#a88672'],
    ['#4d5554', '#544d48', '#5d6462', '#625850'],
  )
  const [half, height] = [random.int(225, 262), random.int(206, 238)]
  const top = y - height
  const ridge = top - random.int(84, 104)
  const hasDormers = random.chance(0.55)
  const corner = mix(paint.wall, paint.trim, 0.72)
  const quoins = [x - half, x + half - 20]
    .map((left) =>
      Array.from(
        { length: Math.floor(height / 26) },
        (_, index) =>
          `M${left + (index % 2 ? 0 : left < x ? 0 : -7)} ${Math.round(top + 4 + index * 26)}h${index % 2 ? 20 : 27}v16h-${index % 2 ? 20 : 27}z`,
      ).join(''),
    )
    .join('')
  const [wide, upper, lower] = [40, top + 30, y - 112]
  const lefts = [-0.82, -0.44, 0.44, 0.82].map((part) => x + part * half - wide / 2)
  const dormers = hasDormers
    ? [-0.42, 0.42]
        .map((part) => {
          const middle = x + part * half
          return (
            rect(middle - 24, top - 62, 48, 50, paint.trim) +
            poly(
              [
                [middle - 32, top - 60],
                [middle, top - 90],
                [middle + 32, top - 60],
              ],
              shaded(paint.roof, 0.1),
            ) +
            rect(middle - 15, top - 54, 30, 36, palette.glass[0]) +
            path(
              `M${middle} ${top - 54}v36M${middle - 15} ${top - 36}h30`,
              'none',
              `stroke="${paint.trim}" stroke-width="2.4"`,
            )
          )
        })
        .join('')
    : ''
  const svg = [
    drawGroundShadow(stage, half),
    drawChimney(paint, x - half + 46, ridge - 30, top - 20, 40, shaded(paint.wall, 0.08)),
    drawChimney(paint, x + half - 86, ridge - 30, top - 20, 40, shaded(paint.wall, 0.08)),
    rect(x - half, top, half * 2, height, paint.wall),
    drawTexture('bricks', x - half, top, half * 2, height, paint.wall, random),
    rect(x - half, y - 22, half * 2, 22, shaded(paint.wall, 0.28)),
    path(quoins, corner),
    rect(x - half, top + height * 0.49, half * 2, 7, corner),
    drawRoof(
      [
        [x - half - 24, top],
        [x - half + 84, ridge],
        [x + half - 84, ridge],
        [x + half + 24, top],
      ],
      paint,
      { fromX: x - half - 22, toX: x + half + 22, y: top },
      palette.isSnow,
    ),
    dormers,
    drawWindows(
      stage,
      paint,
      lefts.flatMap((left) => [[left, upper] as const, [left, lower] as const]),
      wide,
      66,
      { rows: 4, hood: corner },
    ),
    drawWindows(stage, paint, [[x - 20, upper]], 40, 66, { rows: 4, arch: true }),
    drawColumns(paint, [x - 52, x + 52], y - 132, y - 18, 15),
    drawDoor(stage, paint, x, y - 18, 54, 100),
    rect(x - 70, y - 148, 140, 17, paint.trim),
    poly(
      [
        [x - 78, y - 148],
        [x, y - 190],
        [x + 78, y - 148],
      ],
      shaded(paint.trim, 0.1),
    ),
    poly(
      [
        [x - 58, y - 152],
        [x, y - 182],
        [x + 58, y - 152],
      ],
      paint.trim,
    ),
    drawSteps(paint, x, y + 4, 120, 3),
    drawPots(stage, paint, [x - 92, x + 92], y),
    drawGlow(stage, x, y + 24, 130),
  ].join('')
  return { svg, doorX: x, half: half }
}
