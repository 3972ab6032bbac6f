import { inLight, shaded } from '../scene-palettes.ts'
import { circle, poly, rect } from '../svg-shapes.ts'
import {
  choosePaint,
  drawChimney,
  drawColumns,
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

/** White, two storeys, a portico of four columns. */
export function drawColonial(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#f2ece0', '#efe9dc', '#e9e2d2', '#e6e3da', '#dfd9c9'],
    ['#57504a', '#4d5554', '#5f5a54', '#6a5f55'],
  )
  const [half, height] = [random.int(265, 300), random.int(212, 232)]
  const top = y - height
  const ridge = top - random.int(88, 112)
  const isHipped = random.chance(0.5)
  const wing = random.pick([-1, 1])
  const wingX = wing < 0 ? x - half - 130 : x + half - 4
  const roof = isHipped
    ? ([
        [x - half - 26, top],
        [x - half + 92, ridge],
        [x + half - 92, ridge],
        [x + half + 26, top],
      ] as const)
    : ([
        [x - half - 20, top],
        [x - half + 16, ridge],
        [x + half - 16, ridge],
        [x + half + 20, top],
      ] as const)
  const brick = inLight('#9b6f5a', palette)
  const chimneys = isHipped
    ? drawChimney(paint, x + half * 0.42, ridge - 34, top - 40, 34, brick)
    : drawChimney(paint, x - half + 30, ridge - 42, top - 30, 36, brick) +
      drawChimney(paint, x + half - 66, ridge - 42, top - 30, 36, brick)
  const bay = half * 0.42
  const [windowWidth, upper, lower] = [38, top + 34, y - 104]
  const columnsAt = [-1, -0.36, 0.36, 1].map((part) => x + part * half * 0.32)
  const portico = top + 6
  const wall = shaded(paint.wall, 0.05)
  const svg = [
    drawGroundShadow(stage, half + 60),
    rect(wingX, y - 118, 134, 118, wall),
    drawTexture('boards', wingX, y - 118, 134, 118, wall, random),
    poly(
      [
        [wingX - 14, y - 118],
        [wingX + 22, y - 172],
        [wingX + 112, y - 172],
        [wingX + 148, y - 118],
      ],
      palette.isSnow ? SNOW : shaded(paint.roof, 0.06),
    ),
    drawWindows(
      stage,
      paint,
      [
        [wingX + 24, y - 86],
        [wingX + 76, y - 86],
      ],
      30,
      52,
      { rows: 2 },
    ),
    chimneys,
    rect(x - half, top, half * 2, height, paint.wall),
    drawTexture('boards', x - half, top, half * 2, height, paint.wall, random),
    drawRoof(roof, paint, { fromX: x - half - 22, toX: x + half + 22, y: top }, palette.isSnow),
    drawWindows(
      stage,
      paint,
      [
        x - half * 0.86,
        x - half * 0.86 + bay * 0.72,
        x + half * 0.86 - windowWidth - bay * 0.72,
        x + half * 0.86 - windowWidth,
      ].flatMap((left) => [[left, upper] as const, [left, lower] as const]),
      windowWidth,
      62,
      { shutters: true },
    ),
    drawWindows(stage, paint, [[x - 17, upper + 6]], 34, 54, {}),
    rect(x - half * 0.36, portico, half * 0.72, y - portico, '#2c2f33', 'opacity=".1"'),
    rect(x - half * 0.36, y - 14, half * 0.72, 14, shaded(paint.trim, 0.12)),
    drawDoor(stage, paint, x, y - 14, 50, 96, 'fan'),
    drawColumns(paint, columnsAt, portico, y - 14, 19),
    rect(x - half * 0.42, portico - 12, half * 0.84, 16, paint.trim),
    rect(x - half * 0.4, portico + 4, half * 0.8, 9, '#2c2f33', 'opacity=".2"'),
    poly(
      [
        [x - half * 0.46, portico - 12],
        [x, portico - 74],
        [x + half * 0.46, portico - 12],
      ],
      shaded(paint.trim, 0.12),
    ),
    poly(
      [
        [x - half * 0.36, portico - 17],
        [x, portico - 62],
        [x + half * 0.36, portico - 17],
      ],
      paint.trim,
    ),
    circle(x, portico - 34, 10, palette.glass[0]),
    drawSteps(paint, x, y + 4, half * 0.74, 2),
    drawGlow(stage, x, y + 22, 150),
  ].join('')
  return { svg, doorX: x, half: half }
}
