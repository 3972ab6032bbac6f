import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Film } from '../film/create-film.ts'
import { FRAMES_A_SECOND } from '../shape.ts'

/** Then pixels are freed: V8 would keep 80 MB, since its own heap is small. */
const PICTURES_KEPT = 3

/**
 * Yields opaque RGBA. Each picture stands for `hold` frames. `keep` gets the canvas at frame `posterIndex`.
 */
export async function* drawFrames(
  film: Film,
  frameCount: number,
  hold: number,
  poster: { posterIndex: number; keep(canvas: Canvas): Promise<void> },
): AsyncGenerator<Buffer> {
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d', { alpha: false })
  let frame: Buffer = Buffer.alloc(0)
  for (let index = 0; index < frameCount; index++) {
    if (index % hold === 0) {
      film.drawAt(context, index / FRAMES_A_SECOND)
      frame = canvas.data()
      if ((index / hold) % PICTURES_KEPT === 0) globalThis.gc?.({ type: 'minor', execution: 'sync' })
      if (index === poster.posterIndex) await poster.keep(canvas)
    }
    yield frame
    // The canvas frees memory only between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
