import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { COLUMNS, createConverter } from '../encode/create-converter.ts'
import type { I420 } from '../encode/to-i420.ts'
import { type Box, boundsOf } from '../film/box.ts'
import { changedBox, type Film, stepOf, type Words } from '../film/create-film.ts'
import { FRAMES_A_SECOND } from '../shape.ts'

/** Rows read from the canvas at once: larger buffers cost more than their pixels. */
const STRIPE = 216
/** Pictures before their pixels are freed: V8 would keep 80 MB, since its own heap is small. */
const PICTURES_KEPT = 3

/**
 * Yields the frames in one reused buffer; draws and converts only what changes. Each picture stands for
 * `hold` frames. `keep` gets the canvas at frame `posterIndex`.
 */
export async function* drawFrames(
  film: Film,
  frameCount: number,
  hold: number,
  poster: { posterIndex: number; keep(canvas: Canvas): Promise<void> },
): AsyncGenerator<I420> {
  const { width, height, background } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const { frame, write } = createConverter(width, height, width * STRIPE)
  const everything: Box = { x: 0, y: 0, width, height }
  let drawn = 0
  let shownStep = -1
  let shownWords: Words = { items: [], scrims: [] }
  for (let index = 0; index < frameCount; index++) {
    if (index % hold !== 0) {
      yield frame
      continue
    }
    const seconds = index / FRAMES_A_SECOND
    const step = stepOf(background, seconds)
    const words = film.wordsAt(seconds)
    const moved =
      step === shownStep
        ? null
        : shownStep < 0
          ? everything
          : (background.changedBetween?.(shownStep, step) ?? everything)
    const changed = boundsOfSome(moved, changedBox(shownWords, words))
    if (changed) {
      const box = alignedInside(changed, width, height)
      if (box.width > 0 && box.height > 0) {
        context.save()
        context.beginPath()
        context.rect(box.x, box.y, box.width, box.height)
        context.clip()
        film.drawAt(context, seconds)
        context.restore()
        for (let top = box.y; top < box.y + box.height; top += STRIPE) {
          const rows = Math.min(STRIPE, box.y + box.height - top)
          const { data } = context.getImageData(box.x, top, box.width, rows)
          write(data, { left: box.x, top, width: box.width, rows })
        }
        drawn += 1
        if (drawn % PICTURES_KEPT === 0) globalThis.gc?.({ type: 'minor', execution: 'sync' })
      }
    }
    shownStep = step
    shownWords = words
    if (index === poster.posterIndex) await poster.keep(canvas)
    yield frame
    // The canvas frees memory only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Edges that the converter takes; all frame sizes do. */
function alignedInside({ x, y, width, height }: Box, frameWidth: number, frameHeight: number): Box {
  const left = Math.max(0, Math.floor(x / COLUMNS) * COLUMNS)
  const top = Math.max(0, Math.floor(y / 2) * 2)
  const right = Math.min(frameWidth, Math.ceil((x + width) / COLUMNS) * COLUMNS)
  const bottom = Math.min(frameHeight, Math.ceil((y + height) / 2) * 2)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const boundsOfSome = (a: Box | null, b: Box | null) => (a && b ? boundsOf([a, b]) : (a ?? b))
