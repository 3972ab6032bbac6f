import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { createI420, type I420, writeI420 } from '../encode/to-i420.ts'
import type { Film } from '../film/create-film.ts'
import { FRAMES_A_SECOND } from '../shape.ts'

/** Rows read from the canvas at once: larger buffers cost more than their pixels. */
const STRIPE = 216
/** Pictures before their pixels are freed: V8 would keep 80 MB, since its own heap is small. */
const PICTURES_KEPT = 3

/**
 * Yields the frames in one reused buffer. Each picture stands for `hold` frames. `keep` gets the canvas at frame
 * `posterIndex`.
 */
export async function* drawFrames(
  film: Film,
  frameCount: number,
  hold: number,
  poster: { posterIndex: number; keep(canvas: Canvas): Promise<void> },
): AsyncGenerator<I420> {
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const frame = createI420(width, height)
  for (let index = 0; index < frameCount; index++) {
    if (index % hold === 0) {
      film.drawAt(context, index / FRAMES_A_SECOND)
      for (let top = 0; top < height; top += STRIPE) {
        const rows = Math.min(STRIPE, height - top)
        const { data } = context.getImageData(0, top, width, rows)
        writeI420(frame, data, { left: 0, top, width, rows })
      }
      if ((index / hold) % PICTURES_KEPT === 0) globalThis.gc?.({ type: 'minor', execution: 'sync' })
      if (index === poster.posterIndex) await poster.keep(canvas)
    }
    yield frame
    // The canvas frees memory only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
