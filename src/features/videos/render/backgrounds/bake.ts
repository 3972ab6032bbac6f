import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { hash } from './noise.ts'

/** Draws once what is shown often. */
export function bake(width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  draw(canvas.getContext('2d'))
  return canvas
}

export type Stop = readonly [at: number, colour: string]

/** A vertical gradient over the canvas, dithered so that it does not band. */
export function bakeGradient(width: number, height: number, stops: readonly Stop[], seed: number): Canvas {
  return bake(width, height, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, height)
    for (const [at, colour] of stops) gradient.addColorStop(at, colour)
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
    dither(context, width, height, seed)
  })
}

/** Adds a grain of ± 1.5 levels from a small tile. */
export function dither(context: SKRSContext2D, width: number, height: number, seed: number): void {
  const side = 128
  const image = context.getImageData(0, 0, Math.round(width), Math.round(height))
  const tile = Float32Array.from(
    { length: side * side },
    (_, at) => (hash(at % side, at / side, seed) - 0.5) * 3,
  )
  const { data } = image
  for (let y = 0, at = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++, at += 4) {
      const grain = tile[(y % side) * side + (x % side)] ?? 0
      data[at] = (data[at] ?? 0) + grain
      data[at + 1] = (data[at + 1] ?? 0) + grain
      data[at + 2] = (data[at + 2] ?? 0) + grain
    }
  }
  context.putImageData(image, 0, 0)
}

/** A round glow that fades out at `radius`; drawn scaled, so small is enough. */
export function bakeGlow(radius: number, colour: string, strength: number): Canvas {
  return bake(radius * 2, radius * 2, (context) => {
    const gradient = context.createRadialGradient(radius, radius, 0, radius, radius, radius)
    for (let step = 0; step <= 8; step++) {
      const share = step / 8
      const alpha = Math.round(255 * strength * (1 - share) ** 2.4)
      gradient.addColorStop(share, colour + alpha.toString(16).padStart(2, '0'))
    }
    context.fillStyle = gradient
    context.fillRect(0, 0, radius * 2, radius * 2)
  })
}
