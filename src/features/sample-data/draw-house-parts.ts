import type { Random } from './random.ts'
import { inLight, type Palette, shaded } from './scene-palettes.ts'
import { bars, circle, ellipse, group, mix, type Point, path, poly, rect } from './svg-shapes.ts'

/** What a house is drawn with. `x` = its middle, `y` = the ground before it. */
export type Stage = { palette: Palette; random: Random; x: number; y: number }

/** A drawn house: where its door stands and how far it reaches from the middle of its stage. */
export type House = { svg: string; doorX: number; half: number }

export type Paint = { wall: string; trim: string; roof: string; door: string; shutter: string }

const n = Math.round
/** Snow that lies on a roof: a little darker than the sky behind it. */
export const SNOW = '#dfe3e5'
const DOORS = ['#2f4a47', '#34434f', '#5a3a34', '#4a4f3c', '#3b3a3d', '#6a4a33']

/** One house's colors, chosen from its kind's own and seen in the scene's light. */
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

export type WindowStyle = {
  columns?: number
  rows?: number
  arch?: boolean
  shutters?: boolean
  sill?: boolean
  hood?: string
}

/** Equal windows at several places (upper left corners): drawn once, then repeated. */
export function drawWindows(
  stage: Stage,
  paint: Paint,
  places: readonly Point[],
  width: number,
  height: number,
  style: WindowStyle = {},
): string {
  const [first, ...others] = places
  if (!first) return ''
  const id = `w${n(width)}${n(height)}${n(first[0])}`
  const [dark, light] = stage.palette.glass
  const { columns = 2, rows = 3, arch = false } = style
  const [x, y] = first
  const frame = 5
  const outer = arch
    ? path(
        `M${n(x - frame)} ${n(y + height + frame)}V${n(y + width / 2)}a${n(width / 2 + frame)} ${n(width / 2 + frame)} 0 0 1 ${n(width + frame * 2)} 0V${n(y + height + frame)}z`,
        paint.trim,
      )
    : rect(x - frame, y - frame, width + frame * 2, height + frame * 2, paint.trim)
  const glass = arch
    ? path(
        `M${n(x)} ${n(y + height)}V${n(y + width / 2)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(y + height)}z`,
        dark,
      )
    : rect(x, y, width, height, dark)
  const glint = poly(
    [
      [x, y + height * 0.62],
      [x, y + height],
      [x + width * 0.5, y + height],
      [x + width, y + height * 0.5],
      [x + width, y + height * 0.22],
    ],
    light,
    'opacity=".4"',
  )
  const bars = [
    ...Array.from(
      { length: columns - 1 },
      (_, index) => `M${n(x + (width * (index + 1)) / columns)} ${n(y)}v${n(height)}`,
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, index) => `M${n(x)} ${n(y + (height * (index + 1)) / rows)}h${n(width)}`,
    ),
  ].join('')
  const shutters = style.shutters
    ? rect(x - frame - width * 0.42 - 2, y - 3, width * 0.42, height + 6, paint.shutter) +
      rect(x + width + frame + 2, y - 3, width * 0.42, height + 6, paint.shutter)
    : ''
  const sill =
    style.sill === false
      ? ''
      : rect(x - frame - 4, y + height + frame - 1, width + frame * 2 + 8, 6, shaded(paint.trim, 0.1))
  const hood = style.hood ? rect(x - frame - 3, y - frame - 9, width + frame * 2 + 6, 9, style.hood) : ''
  const one = `<g id="${id}">${shutters}${outer}${glass}${glint}${path(bars, 'none', `stroke="${paint.trim}" stroke-width="2.4"`)}${sill}${hood}</g>`
  return one + others.map(([toX, toY]) => `<use href="#${id}" x="${n(toX - x)}" y="${n(toY - y)}"/>`).join('')
}

/** A door with panels, a frame and, when wanted, a light above it. `x` = middle, `y` = threshold. */
export function drawDoor(
  stage: Stage,
  paint: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  top: 'plain' | 'fan' | 'arch' = 'plain',
): string {
  const [dark, light] = stage.palette.glass
  const left = x - width / 2
  const panel = shaded(paint.door, 0.22)
  const panels = [0.12, 0.56]
    .map((part) => rect(left + width * 0.18, y - height * (1 - part), width * 0.64, height * 0.32, panel))
    .join('')
  const knob = circle(left + width * 0.84, y - height * 0.46, 3, mix(paint.trim, '#b08d4f', 0.6))
  if (top === 'arch') {
    const half = width / 2
    const shape = (grow: number) =>
      `M${n(left - grow)} ${n(y)}V${n(y - height + half)}a${n(half + grow)} ${n(half + grow)} 0 0 1 ${n(width + grow * 2)} 0V${n(y)}z`
    return (
      path(shape(7), paint.trim) +
      path(shape(0), paint.door) +
      rect(left + width * 0.2, y - height * 0.5, width * 0.6, height * 0.36, panel) +
      rect(left + width * 0.3, y - height * 0.86, width * 0.4, height * 0.26, light) +
      knob
    )
  }
  const frame = rect(left - 8, y - height - 8, width + 16, height + 8, paint.trim)
  const leaf = rect(left, y - height, width, height, paint.door)
  const fan =
    top === 'fan'
      ? path(
          `M${n(left - 8)} ${n(y - height - 8)}a${n(width / 2 + 8)} ${n(width / 2 + 2)} 0 0 1 ${n(width + 16)} 0z`,
          paint.trim,
        ) +
        path(
          `M${n(left + 2)} ${n(y - height - 9)}a${n(width / 2 - 2)} ${n(width / 2 - 8)} 0 0 1 ${n(width - 4)} 0z`,
          dark,
        ) +
        path(
          `M${n(x)} ${n(y - height - 9)}v${n(-width / 2 + 8)}M${n(x)} ${n(y - height - 9)}l${n(-width * 0.36)} ${n(-width * 0.24)}M${n(x)} ${n(y - height - 9)}l${n(width * 0.36)} ${n(-width * 0.24)}`,
          'none',
          `stroke="${paint.trim}" stroke-width="2"`,
        )
      : ''
  return frame + leaf + panels + knob + fan
}

/** Clapboards, brick courses or stones: a few marks are enough to tell the material. */
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
    // One dashed stroke per course: each dash is a brick that was fired darker or lighter.
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

/** Columns with base and capital, lit from the left. */
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

/** Steps that widen toward the ground. */
export function drawSteps(paint: Paint, x: number, y: number, width: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const stepWidth = width + (count - 1 - index) * 0 + (index + 1) * 22
    return rect(
      x - stepWidth / 2,
      y - (count - index) * 9,
      stepWidth,
      9,
      index % 2 ? shaded(paint.trim, 0.16) : shaded(paint.trim, 0.08),
    )
  }).join('')
}

/** A roof plane with its lit edge, eaves and the shadow that they throw on the wall below. */
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

/** The soft shadow in which a house stands. */
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

/** Light that falls out of windows and doors at dusk. */
export function drawGlow(stage: Stage, x: number, y: number, width: number): string {
  return stage.palette.isLit
    ? group(
        ellipse(x, y, width, width * 0.14, '#f6dca6') + ellipse(x, y, width * 0.6, width * 0.09, '#fbe9c2'),
        'opacity=".2"',
      )
    : ''
}
