import type { Random } from '../../../src/shared/random.ts'
import { inLight, type Palette, shaded } from '../scene-palettes.ts'
import { bars, ellipse, group, mix, type Point, path, poly, rect } from '../svg-shapes.ts'

/** `x`: the building's middle; `y`: the ground before it. */
export type Stage = { palette: Palette; random: Random; x: number; y: number }

/** Of the door, and half the width. */
export type House = { svg: string; doorX: number; half: number }

export type Paint = { wall: string; trim: string; roof: string; door: string; shutter: string }

const n = Math.round
/** Slightly darker than the sky behind roofs. */
export const SNOW = '#dfe3e5'
const DOORS = ['#2f4a47', '#34434f', '#5a3a34', '#4a4f3c', '#3b3a3d', '#6a4a33']

/** Picks a building's colors by kind, in the scene's light. */
export function choosePaint(
  stage: Stage,
  walls: readonly string[],
  roofs: readonly string[],
  trim = '#f3eee3',
): Paint {
  const { palette, random } = stage
  const door = random.pick(DOORS)
  return {
    wall: inLight(random.pick(walls), palette),
    roof: inLight(random.pick(roofs), palette),
    trim: inLight(trim, palette),
    door: inLight(door, palette),
    shutter: inLight(random.pick([door, '#3d4a4a', '#4a4f3c', '#46424a']), palette),
  }
}

/** A few clapboards, bricks or stones suggest the material. */
export function drawTexture(
  kind: 'boards' | 'bricks' | 'stones',
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  random: Random,
): string {
  if (kind === 'boards') {
    return bars(
      [x + width / 2, y + 11],
      [x + width / 2, y + height],
      width,
      '1.2 9.8',
      shaded(wall, 0.14),
      'opacity=".7"',
    )
  }
  const tones = [shaded(wall, 0.14), mix(wall, '#ffffff', 0.18)]
  if (kind === 'bricks') {
    // One dashed stroke per course: each dash is a lighter or darker brick.
    return tones
      .map((tone, side) => {
        const courses = Array.from({ length: Math.floor((height - 30) / 22) }, (_, index) => {
          const start = random.int(4, 120)
          return `M${n(x + start)} ${n(y + 9 + index * 22 + side * 11)}h${n(width - start - 4)}`
        })
        return path(
          courses.join(''),
          'none',
          `stroke="${tone}" stroke-width="7" stroke-dasharray="19 76 19 150 19 44" stroke-linecap="butt" opacity=".6"`,
        )
      })
      .join('')
  }
  return tones
    .map((tone) => {
      const places = Array.from(
        { length: Math.round((width * height) / 2900) },
        () =>
          `M${n(x + 16 + random.next() * (width - 44))} ${n(y + 9 + random.next() * (height - 18))}h${random.int(6, 18)}`,
      )
      return path(places.join(''), 'none', `stroke="${tone}" stroke-width="12" opacity=".55"`)
    })
    .join('')
}

/** With base and capital, lit from the left. */
export function drawColumns(
  paint: Paint,
  xs: readonly number[],
  top: number,
  bottom: number,
  width: number,
): string {
  const d = (offset: number, w: number) =>
    xs.map((x) => `M${n(x - width / 2 + offset)} ${n(top)}h${n(w)}v${n(bottom - top)}h${n(-w)}z`).join('')
  const ends = xs
    .map(
      (x) =>
        `M${n(x - width / 2 - 4)} ${n(top)}h${n(width + 8)}v8h${n(-width - 8)}zM${n(x - width / 2 - 4)} ${n(bottom - 9)}h${n(width + 8)}v9h${n(-width - 8)}z`,
    )
    .join('')
  return (
    path(d(0, width), paint.trim) +
    path(d(width * 0.62, width * 0.38), shaded(paint.trim, 0.14)) +
    path(ends, paint.trim)
  )
}

/** With cap and two pots, shaded on the right. */
export function drawChimney(
  paint: Paint,
  x: number,
  top: number,
  bottom: number,
  width: number,
  color: string,
): string {
  return (
    rect(x, top, width, bottom - top, color) +
    rect(x + width * 0.62, top, width * 0.38, bottom - top, shaded(color)) +
    rect(x - 5, top - 9, width + 10, 11, shaded(color, 0.24)) +
    rect(x + width * 0.25, top - 22, width * 0.2, 14, shaded(paint.roof, 0.1)) +
    rect(x + width * 0.58, top - 19, width * 0.2, 11, shaded(paint.roof, 0.2))
  )
}

/** Widening toward the ground. */
export function drawSteps(paint: Paint, x: number, y: number, width: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const stepWidth = width + (index + 1) * 22
    return rect(
      x - stepWidth / 2,
      y - (count - index) * 9,
      stepWidth,
      9,
      index % 2 ? shaded(paint.trim, 0.16) : shaded(paint.trim, 0.08),
    )
  }).join('')
}

/** With lit edge, eaves and their shadow on the wall. */
export function drawRoof(
  points: readonly Point[],
  paint: Paint,
  eaves: { fromX: number; toX: number; y: number },
  isSnow: boolean,
): string {
  const { fromX, toX, y } = eaves
  const color = isSnow ? SNOW : paint.roof
  return (
    rect(fromX + 14, y, toX - fromX - 28, 15, '#2c2f33', 'opacity=".18"') +
    poly(points, color) +
    rect(fromX, y - 7, toX - fromX, 9, shaded(paint.trim, 0.06)) +
    rect(fromX, y + 2, toX - fromX, 3, '#2c2f33', 'opacity=".25"')
  )
}

/** A soft shadow around a building. */
export function drawGroundShadow(stage: Stage, halfWidth: number): string {
  return ellipse(
    stage.x + 14,
    stage.y + 2,
    halfWidth + 34,
    17,
    shaded(stage.palette.lawn[1], 0.4),
    'opacity=".42"',
  )
}

/** Two pots or lamps beside a door. */
export function drawPots(stage: Stage, paint: Paint, xs: readonly number[], y: number): string {
  const [dark, light] = stage.palette.conifer
  return xs
    .map(
      (x) =>
        ellipse(x, y - 40, 15, 20, dark) +
        ellipse(x - 4, y - 44, 9, 13, light) +
        poly(
          [
            [x - 13, y - 24],
            [x + 13, y - 24],
            [x + 9, y],
            [x - 9, y],
          ],
          shaded(paint.trim, 0.3),
        ),
    )
    .join('')
}

/** Light from windows and doors at dusk. */
export function drawGlow(stage: Stage, x: number, y: number, width: number): string {
  return stage.palette.isLit
    ? group(
        ellipse(x, y, width, width * 0.14, '#f6dca6') + ellipse(x, y, width * 0.6, width * 0.09, '#fbe9c2'),
        'opacity=".2"',
      )
    : ''
}
