import { inLight, shaded } from '../scene-palettes.ts'
import { line, path, poly, rect } from '../svg-shapes.ts'
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

/** Tall, behind a porch with a swing. */
export function drawPorchHouse(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#e6dfcf', '#d8d2bf', '#d9c9a6', '#c9cfc9', '#cfd0c0', '#e9e3d6'],
    ['#5d6462', '#6a5f55', '#545a5e', '#6d5548'],
  )
  const side = random.pick([-1, 1])
  const [half, porchTop] = [random.int(252, 280), y - 128]
  const wallTop = y - 236
  const front = { x: x - side * half * 0.36, half: half * 0.46, peak: wallTop - 118 }
  const snow = (color: string) => (palette.isSnow ? SNOW : color)
  const mainFrom = side > 0 ? front.x : x - half * 0.86
  const mainTo = side > 0 ? x + half * 0.86 : front.x
  const posts = Array.from({ length: 7 }, (_, index) => x - half + 10 + (index * (half * 2 - 20)) / 6)
  const doorX = front.x + side * 30
  const balusters = posts
    .slice(0, -1)
    .flatMap((post, index) => {
      const next = posts[index + 1] ?? post
      if (doorX > post && doorX < next) return []
      return [
        `M${Math.round(post)} ${y - 50}H${Math.round(next)}M${Math.round(post)} ${y - 22}H${Math.round(next)}`,
        ...Array.from(
          { length: 5 },
          (_, bar) => `M${Math.round(post + ((bar + 1) * (next - post)) / 6)} ${y - 50}v28`,
        ),
      ]
    })
    .join('')
  const swingX = x + side * half * 0.62
  const svg = [
    drawGroundShadow(stage, half),
    drawChimney(paint, x + side * half * 0.46, wallTop - 118, wallTop - 20, 36, inLight('#9b6f5a', palette)),
    rect(mainFrom, wallTop + 12, mainTo - mainFrom, y - wallTop - 12, shaded(paint.wall, 0.05)),
    drawTexture('boards', mainFrom, wallTop + 12, mainTo - mainFrom, 112, paint.wall, random),
    drawRoof(
      [
        [mainFrom - 20, wallTop + 12],
        [mainFrom + 20, wallTop - 74],
        [mainTo - 20, wallTop - 74],
        [mainTo + 20, wallTop + 12],
      ],
      paint,
      { fromX: mainFrom - 20, toX: mainTo + 20, y: wallTop + 12 },
      palette.isSnow,
    ),
    drawWindows(
      stage,
      paint,
      [0.36, 0.62].map((part) => [x + side * half * part - 17, wallTop + 38] as const),
      34,
      56,
      { rows: 2 },
    ),
    poly(
      [
        [front.x - front.half, y],
        [front.x - front.half, wallTop],
        [front.x, front.peak],
        [front.x + front.half, wallTop],
        [front.x + front.half, y],
      ],
      paint.wall,
    ),
    drawTexture('boards', front.x - front.half, wallTop, front.half * 2, 108, paint.wall, random),
    poly(
      [
        [front.x - front.half - 22, wallTop + 14],
        [front.x, front.peak - 12],
        [front.x + front.half + 22, wallTop + 14],
        [front.x + front.half + 2, wallTop + 14],
        [front.x, front.peak + 14],
        [front.x - front.half - 2, wallTop + 14],
      ],
      snow(paint.roof),
    ),
    drawWindows(
      stage,
      paint,
      [
        [front.x - 58, wallTop + 34],
        [front.x + 24, wallTop + 34],
      ],
      34,
      60,
      { rows: 2 },
    ),
    drawWindows(stage, paint, [[front.x - 13, wallTop - 52]], 26, 36, { rows: 2, arch: true }),
    drawWindows(
      stage,
      paint,
      [x - half * 0.72, x + half * 0.2, x + half * 0.56]
        .filter((left) => Math.abs(left + 17 - doorX) > 62)
        .map((left) => [left, y - 92] as const),
      36,
      60,
      { rows: 2 },
    ),
    drawDoor(stage, paint, doorX, y - 14, 46, 86),
    rect(x - half, porchTop + 12, half * 2, 114, '#2c2f33', 'opacity=".13"'),
    line(
      [
        [swingX - 34, porchTop + 20],
        [swingX - 34, y - 40],
      ],
      shaded(paint.roof, 0.1),
      2,
    ),
    line(
      [
        [swingX + 34, porchTop + 20],
        [swingX + 34, y - 40],
      ],
      shaded(paint.roof, 0.1),
      2,
    ),
    rect(swingX - 38, y - 62, 76, 16, shaded(paint.door, 0.05)) +
      rect(swingX - 40, y - 42, 80, 7, paint.door),
    rect(x - half - 8, y - 16, half * 2 + 16, 16, shaded(paint.trim, 0.2)),
    path(balusters, 'none', `stroke="${paint.trim}" stroke-width="3"`),
    drawColumns(paint, posts, porchTop + 10, y - 16, 10),
    poly(
      [
        [x - half - 30, porchTop + 14],
        [x - half + 22, porchTop - 26],
        [x + half - 22, porchTop - 26],
        [x + half + 30, porchTop + 14],
      ],
      snow(shaded(paint.roof, 0.06)),
    ),
    rect(x - half - 28, porchTop + 8, half * 2 + 56, 9, paint.trim),
    drawSteps(paint, doorX, y + 4, 70, 2),
    drawGlow(stage, doorX, y + 24, 120),
  ].join('')
  return { svg, doorX: doorX, half: half }
}
