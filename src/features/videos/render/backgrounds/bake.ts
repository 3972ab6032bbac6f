import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { hash } from './noise.ts'

/** Draws once what is shown often. */
export function bake(width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  draw(canvas.getContext('2d'))
  return canvas
}

export type Stop = readonly [at: number, colour: string]

/** A vertical gradient, dithered against banding. */
export function bakeGradient(width: number, height: number, stops: readonly Stop[], seed: number): Canvas {
  return bake(width, height, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, height)
    for (const [at, colour] of stops) gradient.addColorStop(at, colour)
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
    dither(context, width, height, seed)
  })
}

const GRAIN_SIDE = 128

/** Adds a grain of 0 to 3 levels. */
export function dither(context: SKRSContext2D, width: number, height: number, seed: number): void {
  const tile = bake(GRAIN_SIDE, GRAIN_SIDE, (target) => {
    const image = target.createImageData(GRAIN_SIDE, GRAIN_SIDE)
    for (let y = 0, at = 0; y < GRAIN_SIDE; y++) {
      for (let x = 0; x < GRAIN_SIDE; x++, at += 4) {
        const grain = Math.floor(hash(x, y, seed) * 4)
        image.data[at] = image.data[at + 1] = image.data[at + 2] = grain
        image.data[at + 3] = 255
      }
    }
    target.putImageData(image, 0, 0)
  })
  context.save()
  context.globalCompositeOperation = 'lighter'
  for (let y = 0; y < height; y += GRAIN_SIDE)
    for (let x = 0; x < width; x += GRAIN_SIDE) context.drawImage(tile, x, y)
  context.restore()
}

/** Fades out at `radius`; drawn scaled, so it can be small. */
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
