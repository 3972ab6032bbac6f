import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** A step changes a channel by less than two levels. */
const STEPS = 128

/**
 * Returns a function that lays `to` over `from` at a strength of 0 to 1, redrawn after whole steps only. The
 * pictures are equally large.
 */
export function createBlend(from: Canvas, to: Canvas): (share: number) => Canvas {
  const canvas = createCanvas(from.width, from.height)
  const context = canvas.getContext('2d')
  let shown = -1
  return (share) => {
    const step = Math.round(share * STEPS)
    if (step === shown) return canvas
    shown = step
    context.globalAlpha = 1
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.drawImage(from, 0, 0)
    context.globalAlpha = step / STEPS
    context.drawImage(to, 0, 0)
    return canvas
  }
}
