import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { fitText } from '../../../social-images/fit-text.ts'
import type { Fonts } from './fonts.ts'

export type Lettering = {
  face: 'serif' | 'sans'
  weight: number
  sizePx: number
  minSizePx: number
  maxLines: number
  lineHeight: number
  trackingEm: number
}

/** `ink`: relative to its box. */
export type SetText = {
  lines: readonly string[]
  lettering: Lettering
  sizePx: number
  direction: 'ltr' | 'rtl'
  widthPx: number
  heightPx: number
  lineWidthsPx: readonly number[]
}

const POINTS_A_PIXEL = 0.75
/** The sans has no optical sizes. */
const SANS_REFERENCE_PX = 40
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const STRONG = /\p{L}/u

/** By the first letter, as in Unicode's bidirectional algorithm. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = text.match(STRONG)?.[0]
  return first && JOINED.test(first) ? 'rtl' : 'ltr'
}

/** In quarters: each value makes the canvas load a face, which takes milliseconds. */
function opticalSizeOf(sizePx: number): number {
  const points = Math.min(72, Math.max(6, sizePx * POINTS_A_PIXEL))
  return Math.min(72, Math.round(6 * 1.25 ** Math.round(Math.log(points / 6) / Math.log(1.25))))
}

/** Both for measuring and drawing. */
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

/** In pixels. */
export type MeasureText = (words: string, lettering: Lettering, sizePx: number) => number

/** Measures once for all sizes of an optical size, which scale evenly: each new size costs milliseconds. */
export function createMeasure(fonts: Fonts): MeasureText {
  const context = createCanvas(8, 8).getContext('2d')
  const widths = new Map<string, number>()
  let applied = ''
  return (words, lettering, sizePx) => {
    const { face, weight, trackingEm } = lettering
    const referencePx = face === 'serif' ? opticalSizeOf(sizePx) / POINTS_A_PIXEL : SANS_REFERENCE_PX
    const state = `${face} ${weight} ${trackingEm} ${referencePx} ${JOINED.test(words)} ${directionOf(words)}`
    const key = `${state} ${words}`
    let widest = widths.get(key)
    if (widest === undefined) {
      if (state !== applied) applyLettering(context, fonts, lettering, referencePx, words)
      applied = state
      const { width, actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(words)
      // Swashes and italics may reach beyond the advance.
      widest = Math.max(width, actualBoundingBoxLeft + actualBoundingBoxRight)
      widths.set(key, widest)
    }
    return (widest * sizePx) / referencePx
  }
}

/** Balanced lines at the largest size that fits `widthPx`. */
export function setText(
  measureText: MeasureText,
  text: string,
  lettering: Lettering,
  widthPx: number,
): SetText {
  const measure = (words: string, sizePx: number) => measureText(words, lettering, sizePx)
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

/** In steps of about 6 %. */
function sizesBetween({ sizePx, minSizePx }: Lettering): [number, ...number[]] {
  const sizes: [number, ...number[]] = [sizePx]
  for (let size = sizePx * 0.94; size > minSizePx; size *= 0.94) sizes.push(size)
  if (minSizePx < sizePx) sizes.push(minSizePx)
  return sizes
}
