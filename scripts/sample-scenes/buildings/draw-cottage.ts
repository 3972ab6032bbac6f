import { inLight, shaded } from '../scene-palettes.ts'
import { circle, line, mix, path, poly, rect } from '../svg-shapes.ts'
import {
  choosePaint,
  drawChimney,
  drawGlow,
  drawGroundShadow,
  drawRoof,
  drawSteps,
  drawTexture,
  type House,
  SNOW,
  type Stage,
} from './draw-house-parts.ts'
import { drawDoor, drawWindows } from './draw-openings.ts'

/** Long roof, steep gable, chimney, arched door. */
export function drawCottage(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#ddcfb9', '#e4dac8', '#cdbfa9', '#d6cdb9', '#c9bba6'],
    ['#7a6450', '#6a5a4c', '#5d564f', '#736b5c', '#5c6461'],
  )
  const side = random.pick([-1, 1])
  const [half, wallHeight] = [random.int(252, 285), random.int(112, 126)]
  const top = y - wallHeight
  const ridge = top - random.int(98, 116)
  const gable = { x: x - side * half * 0.42, half: random.int(118, 136), peak: top - random.int(128, 150) }
  const snow = (color: string) => (palette.isSnow ? SNOW : color)
  const stone = inLight(random.pick(['#a0765f', '#9a9488', '#8f6a58']), palette)
  const isTimbered = random.chance(0.4)
  const doorX = x + side * half * 0.12
  const farWindows = [0.42, 0.72].map((part) => [x + side * half * part - 24, top + 34] as const)
  const gableWindows = [-1, 1].map((part) => [gable.x + part * 42 - 19, top + 26] as const)
  const barge = (dx: number) =>
    [
      [gable.x - dx * (gable.half + 24), top + 18],
      [gable.x, gable.peak - 12],
      [gable.x + dx * (gable.half + 24), top + 18],
    ] as const
  const [from, peak, to] = barge(1)
  const svg = [
    drawGroundShadow(stage, half),
    drawChimney(paint, x + side * half * 0.5 - 22, ridge - 58, top - 30, 44, stone),
    rect(x - half, top, half * 2, wallHeight, paint.wall),
    drawTexture(
      random.chance(0.5) ? 'boards' : 'stones',
      x - half,
      top,
      half * 2,
      wallHeight,
      paint.wall,
      random,
    ),
    drawRoof(
      [
        [x - half - 28, top + 6],
        [x - half + 62, ridge],
        [x + half - 62, ridge],
        [x + half + 28, top + 6],
      ],
      paint,
      { fromX: x - half - 26, toX: x + half + 26, y: top + 6 },
      palette.isSnow,
    ),
    drawWindows(stage, paint, farWindows, 48, 52, { columns: 3, rows: 2, shutters: random.chance(0.4) }),
    poly(
      [
        [gable.x - gable.half, y],
        [gable.x - gable.half, top + 4],
        [gable.x, gable.peak],
        [gable.x + gable.half, top + 4],
        [gable.x + gable.half, y],
      ],
      mix(paint.wall, '#ffffff', 0.12),
    ),
    isTimbered
      ? path(
          `M${gable.x - gable.half * 0.72} ${top - 22}H${gable.x + gable.half * 0.72}M${gable.x - gable.half * 0.38} ${top - 22}V${top - 74}M${gable.x + gable.half * 0.38} ${top - 22}V${top - 74}`,
          'none',
          `stroke="${shaded(paint.roof, 0.1)}" stroke-width="8"`,
        )
      : '',
    circle(gable.x, top - 50, 25, paint.trim),
    circle(gable.x, top - 50, 18, palette.glass[0]),
    path(
      `M${gable.x} ${top - 68}v36M${gable.x - 18} ${top - 50}h36`,
      'none',
      `stroke="${paint.trim}" stroke-width="3"`,
    ),
    poly(
      [from, peak, to, [to[0] - 30, to[1] + 2], [gable.x, gable.peak + 30], [from[0] + 30, from[1] + 2]],
      snow(paint.roof),
    ),
    line(
      [
        [from[0] + 30, from[1] + 2],
        [gable.x, gable.peak + 30],
        [to[0] - 30, to[1] + 2],
      ],
      '#2c2f33',
      5,
      'opacity=".2"',
    ),
    drawWindows(stage, paint, gableWindows, 38, 58, { rows: 3, shutters: false }),
    rect(gable.x - 74, top + 92, 148, 12, shaded(paint.trim, 0.3)),
    rect(x - half, y - 12, half * 2, 12, shaded(stone, 0.1), 'opacity=".7"'),
    drawDoor(stage, paint, doorX, y - 8, 50, 92, 'arch'),
    poly(
      [
        [doorX - 58, top + 14],
        [doorX - 44, top - 12],
        [doorX + 44, top - 12],
        [doorX + 58, top + 14],
      ],
      snow(shaded(paint.roof, 0.1)),
    ),
    line(
      [
        [doorX - 46, top + 14],
        [doorX - 34, top + 40],
      ],
      shaded(paint.roof, 0.2),
      5,
    ),
    line(
      [
        [doorX + 46, top + 14],
        [doorX + 34, top + 40],
      ],
      shaded(paint.roof, 0.2),
      5,
    ),
    drawSteps(paint, doorX, y + 4, 56, 1),
    drawGlow(stage, doorX, y + 22, 110),
  ].join('')
  return { svg, doorX: doorX, half: half }
}
