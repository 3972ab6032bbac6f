import type { SKRSContext2D } from '@napi-rs/canvas'
import { fitText } from '../../../social-images/fit-text.ts'
import type { Fonts } from './fonts.ts'

export type Lettering = {
  face: 'serif' | 'sans'
  weight: number
  /** Pixels. */
  sizePx: number
  minSizePx: number
  maxLines: number
  lineHeight: number
  trackingEm: number
}

/** A text broken into lines, with the ink's extent relative to its box. */
export type SetText = {
  lines: readonly string[]
  lettering: Lettering
  sizePx: number
  direction: 'ltr' | 'rtl'
  widthPx: number
  heightPx: number
  lineWidthsPx: readonly number[]
}

const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const STRONG = /\p{L}/u

/** By the first letter, as Unicode's bidirectional algorithm does. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = text.match(STRONG)?.[0]
  return first && JOINED.test(first) ? 'rtl' : 'ltr'
}

/** In steps of a quarter: the canvas makes a new face of each value, which takes milliseconds. */
function opticalSizeOf(sizePx: number): number {
  const points = Math.min(72, Math.max(6, sizePx * 0.75))
  return Math.min(72, Math.round(6 * 1.25 ** Math.round(Math.log(points / 6) / Math.log(1.25))))
}

/** Sets the canvas's font; the same for measuring and drawing. */
export function applyLettering(
  context: SKRSContext2D,
  fonts: Fonts,
  lettering: Lettering,
  sizePx: number,
  text: string,
): void {
  context.font = `400 ${sizePx}px ${fonts.families[lettering.face]}`
  context.fontVariationSettings =
    lettering.face === 'serif'
      ? `'opsz' ${opticalSizeOf(sizePx)}, 'wght' ${lettering.weight}`
      : `'wght' ${lettering.weight}`
  context.letterSpacing = JOINED.test(text) ? '0px' : `${lettering.trackingEm * sizePx}px`
  context.direction = directionOf(text)
  context.textBaseline = 'alphabetic'
}

/** Breaks a text into balanced lines at the largest size that fits `widthPx`. */
export function setText(
  context: SKRSContext2D,
  fonts: Fonts,
  text: string,
  lettering: Lettering,
  widthPx: number,
): SetText {
  let applied = ''
  // Lines are balanced by measuring the same words again and again.
  const widths = new Map<string, number>()
  const measure = (words: string, sizePx: number) => {
    const key = `${sizePx} ${words}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const state = `${sizePx} ${JOINED.test(words)} ${directionOf(words)}`
    if (state !== applied) applyLettering(context, fonts, lettering, sizePx, words)
    applied = state
    const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(words)
    // Swashes and italics may reach beyond the advance.
    const widest = Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight)
    widths.set(key, widest)
    return widest
  }
  const room = { widthPx, maxLines: lettering.maxLines, sizesPx: sizesBetween(lettering) }
  const { lines, sizePx } = fitText(text, room, measure)
  const lineWidthsPx = lines.map((line) => measure(line, sizePx))
  return {
    lines,
    lettering,
    sizePx,
    direction: directionOf(text),
    widthPx: Math.max(0, ...lineWidthsPx),
    heightPx: lines.length * sizePx * lettering.lineHeight,
    lineWidthsPx,
  }
}

/** About 6 % from size to size. */
function sizesBetween({ sizePx, minSizePx }: Lettering): [number, ...number[]] {
  const sizes: [number, ...number[]] = [sizePx]
  for (let size = sizePx * 0.94; size > minSizePx; size *= 0.94) sizes.push(size)
  if (minSizePx < sizePx) sizes.push(minSizePx)
  return sizes
}
