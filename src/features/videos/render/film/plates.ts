import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Sharp } from 'sharp'
import type { Shape } from '../shape.ts'
import type { VideoTemplate } from '../templates/video-template.ts'
import { clamp, ease, mix, stepAt } from './easing.ts'

/** Depends on film, shape, size, moment and timing alone. */
export interface Place {
  /** Covers the frame, opaque; keeps the context's state. */
  drawAt(context: SKRSContext2D, seconds: number, timing: Timing): void
}

/** When the end card comes, and the film's end, in seconds. */
export type Timing = { card: number; end: number }

type Size = { width: number; height: number }

/** Of a square plate, 0 to 1: what each shape shows when the camera is farthest away. */
const CROPS: Record<Shape, { left: number; top: number; width: number; height: number }> = {
  landscape: { left: 0, top: 0.38, width: 1, height: 0.5625 },
  square: { left: 0.16, top: 0.16, width: 0.84, height: 0.84 },
  portrait: { left: 0.4375, top: 0, width: 0.5625, height: 1 },
}
/** The nearest that the camera comes: pictures are kept this much larger than the frame. */
const ROOM = 1.14
/** Lights are blended this often a second: each step changes less than two levels. */
const LIGHTS = 5
/** Seconds in which the focus leaves the place for the end card, from its start. */
const PULL = { from: -1.6, to: 1 }
/** Of the end card's blur. */
const SOFTENED = 0.85
/** Of the end card's ground colour, so that it is calm. */
const VEIL = 0.4
/** Levels of 255: hides bands of even gradients. */
const GRAIN = 5

/**
 * Opens the place of a film: its lights pass from one to the next while the camera moves without a stop. Rejects when a
 * picture is missing.
 */
export async function openPlace(
  { id, plates: { moods, zoom, drift, slide }, palette }: VideoTemplate,
  shape: Shape,
  { width, height }: Size,
): Promise<Place> {
  // One after the other: each takes 30 MB while it is opened.
  const pictures: Canvas[] = []
  for (const mood of moods) pictures.push(await openPlate(`${id}-${mood}.avif`, shape, { width, height }))
  const last = pictures.at(-1)
  if (!last) throw new Error(`The film ${id} has no light`)
  const soft = await soften(last)
  const blended = createCanvas(last.width, last.height)
  const context = blended.getContext('2d')

  let shown = ''
  const light = (seconds: number, card: number) => {
    const isPulling = seconds > card + PULL.from && seconds < card + PULL.to
    const moment = isPulling ? seconds : stepAt(seconds, LIGHTS)
    if (`${moment} ${card}` === shown) return
    shown = `${moment} ${card}`
    // The last light has come when the end card stands.
    const way = clamp(moment / (card + PULL.to), 0, 1) * (pictures.length - 1)
    const first = Math.min(Math.floor(way), pictures.length - 1)
    const lay = (picture: Canvas | undefined, share: number) => {
      if (!picture || share <= 0) return
      context.globalAlpha = share
      context.drawImage(picture, 0, 0)
    }
    lay(pictures[first], 1)
    lay(pictures[first + 1], ease(way - first))
    const focus = ease((moment - card - PULL.from) / (PULL.to - PULL.from))
    lay(soft, SOFTENED * focus)
    context.globalAlpha = VEIL * focus
    context.fillStyle = palette.ground
    context.fillRect(0, 0, blended.width, blended.height)
  }

  return {
    drawAt(target, seconds, { card, end }) {
      light(seconds, card)
      const share = seconds / end
      const scale = mix(zoom[0], zoom[1], share) / ROOM
      // A plane seen in perspective shears when the camera slides along it.
      const shear = ((slide * width) / 100 / height) * (0.5 - share)
      const left = (width - blended.width * scale) / 2 + ((drift[0] * width) / 100) * (0.5 - share)
      const top = (height - blended.height * scale) / 2 + ((drift[1] * height) / 100) * (0.5 - share)
      target.save()
      target.transform(scale, 0, shear * scale, scale, left - (shear * scale * blended.height) / 2, top)
      target.drawImage(blended, 0, 0)
      target.restore()
    },
  }
}

/** A file of render/art, or its copy beside the built server. */
async function openArt(name: string): Promise<Sharp> {
  // Takes 0.1 s to load.
  const { default: sharp } = await import('sharp')
  // Pictures are read once; visitors need the cores.
  sharp.cache(false)
  sharp.concurrency(1)
  const folder = import.meta.url.endsWith('.ts') ? '../art/' : './film-art/'
  return sharp(fileURLToPath(new URL(folder + name, import.meta.url)))
}

async function openPlate(name: string, shape: Shape, { width, height }: Size): Promise<Canvas> {
  const art = await openArt(name)
  const { width: side = 0 } = await art.metadata()
  const crop = CROPS[shape]
  const size = { width: Math.ceil(width * ROOM), height: Math.ceil(height * ROOM) }
  const pixels = await art
    .extract({
      left: Math.round(crop.left * side),
      top: Math.round(crop.top * side),
      width: Math.floor(crop.width * side),
      height: Math.floor(crop.height * side),
    })
    .resize({ ...size, fit: 'cover', kernel: 'lanczos3' })
    .sharpen({ sigma: Math.max(0.5, size.width / side / 1.6) })
    .ensureAlpha()
    .raw()
    .toBuffer()
  addGrain(pixels)
  const canvas = createCanvas(size.width, size.height)
  canvas
    .getContext('2d')
    .putImageData(
      new ImageData(
        new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length),
        size.width,
        size.height,
      ),
      0,
      0,
    )
  return canvas
}

/** The same in all three channels, and in every light of a place. */
function addGrain(pixels: Buffer): void {
  let state = 2_654_435_761
  for (let at = 0; at < pixels.length; at += 4) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const grain = (((state >>> 8) & 255) / 255 + ((state >>> 16) & 255) / 255 - 1) * GRAIN
    for (let channel = at; channel < at + 3; channel++)
      pixels[channel] = clamp(Math.round((pixels[channel] ?? 0) + grain), 0, 255)
  }
}

/** Blurred by 1.6 % of its width. */
async function soften(picture: Canvas): Promise<Canvas> {
  const small = createCanvas(Math.ceil(picture.width / 8), Math.ceil(picture.height / 8))
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.filter = `blur(${(small.width * 0.016).toFixed(2)}px)`
  context.drawImage(picture, 0, 0, small.width, small.height)
  // A blur fades at the edges: the picture again, below it.
  context.filter = 'none'
  context.globalCompositeOperation = 'destination-over'
  context.drawImage(picture, 0, 0, small.width, small.height)
  const soft = createCanvas(picture.width, picture.height)
  const large = soft.getContext('2d')
  large.imageSmoothingQuality = 'high'
  large.drawImage(small, 0, 0, picture.width, picture.height)
  return soft
}
