import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Film } from '../film/create-film.ts'
import { FRAMES_A_SECOND } from '../shape.ts'

/** Rows read from the canvas at once: larger buffers cost more than their pixels. */
const STRIPE = 216
/** Pictures before their pixels are freed: V8 would keep 80 MB, since its own heap is small. */
const PICTURES_KEPT = 3

/**
 * Yields the frames as RGBA in one reused buffer. Each picture stands for `hold` frames. `keep` gets the canvas at frame
 * `posterIndex`.
 */
export async function* drawFrames(
  film: Film,
  frameCount: number,
  hold: number,
  poster: { posterIndex: number; keep(canvas: Canvas): Promise<void> },
): AsyncGenerator<Uint8ClampedArray> {
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const frame = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < frameCount; index++) {
    if (index % hold === 0) {
      film.drawAt(context, index / FRAMES_A_SECOND)
      for (let top = 0; top < height; top += STRIPE)
        frame.set(context.getImageData(0, top, width, Math.min(STRIPE, height - top)).data, top * width * 4)
      if ((index / hold) % PICTURES_KEPT === 0) globalThis.gc?.({ type: 'minor', execution: 'sync' })
      if (index === poster.posterIndex) await poster.keep(canvas)
    }
    yield frame
    // The canvas frees memory only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
