import { shaded } from '../scene-palettes.ts'
import { circle, mix, type Point, path, poly, rect } from '../svg-shapes.ts'
import type { Paint, Stage } from './draw-house-parts.ts'

const n = Math.round

export type WindowStyle = {
  columns?: number
  rows?: number
  arch?: boolean
  shutters?: boolean
  sill?: boolean
  hood?: string
}

/** Equal windows at upper left corners: drawn once, then repeated. */
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

/** With panels, frame and optional fanlight. `x`: middle; `y`: threshold. */
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
