import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Sharp } from 'sharp'
import type { Shape } from '../shape.ts'
import type { VideoTemplate } from '../templates/video-template.ts'
import { clamp, ease, mix, stepAt } from './easing.ts'
import { type Photo, type Region, regionOf } from './photo.ts'

/** Depends on film, shape, size, moment and timing alone. */
export interface Place {
  /** Opaque; keeps the context's state. */
  drawAt(context: SKRSContext2D, seconds: number, timing: Timing): void
}

/** Seconds until the end card, and in all. */
export type Timing = { card: number; end: number }

type Size = { width: number; height: number }

/** Shares of the square plate that a shape shows when the camera is farthest away. */
const CROPS: Record<Shape, { left: number; top: number; width: number; height: number }> = {
  landscape: { left: 0, top: 0.38, width: 1, height: 0.5625 },
  square: { left: 0.16, top: 0.16, width: 0.84, height: 0.84 },
  portrait: { left: 0.4375, top: 0, width: 0.5625, height: 1 },
}
/** At start and end. */
const ZOOM = [1.05, 1.13] as const
/** Blends of lights a second: each step changes less than two levels. */
const LIGHTS = 5
/** Seconds from the end card's start in which the place blurs. */
const PULL = { from: -1.6, to: 1 }
/** Opacity of the blurred place below the end card. */
const SOFTENED = 0.85
/** Opacity of the end card's ground colour over the place; photographs are less calm. */
const VEIL = { plates: 0.4, photo: 0.7 }
/** Levels of 255: hides bands of even gradients. */
const GRAIN = 5

/**
 * Lights pass into each other while the camera moves; a photograph has one. Rejects when a picture is
 * missing.
 */
export async function openPlace(
  { id, plates: { moods, drift, slide }, palette }: VideoTemplate,
  shape: Shape,
  { width, height }: Size,
  photo: Photo | null = null,
): Promise<Place> {
  // One after the other: each takes 30 MB while it is opened.
  const pictures: Canvas[] = []
  if (photo) pictures.push(await openPhoto(photo, shape, { width, height }))
  else
    for (const mood of moods) pictures.push(await openPlate(`${id}-${mood}.avif`, shape, { width, height }))
  const last = pictures.at(-1)
  if (!last) throw new Error(`The film ${id} has no light`)
  const soft = soften(last)
  const blended = createCanvas(width, height)
  const context = blended.getContext('2d', { alpha: false })
  const grain = makeGrain({ width, height })

  let shown = ''
  const light = (seconds: number, card: number) => {
    const isPulling = seconds > card + PULL.from && seconds < card + PULL.to
    const moment = isPulling ? seconds : stepAt(seconds, LIGHTS)
    // The last light has come when the end card stands.
    const way = clamp(moment / (card + PULL.to), 0, 1) * (pictures.length - 1)
    const focus = ease((moment - card - PULL.from) / (PULL.to - PULL.from))
    if (`${way} ${focus}` === shown) return
    shown = `${way} ${focus}`
    const first = Math.min(Math.floor(way), pictures.length - 1)
    const lay = (picture: Canvas | undefined, share: number) => {
      if (!picture || share <= 0) return
      context.globalAlpha = share
      context.drawImage(picture, 0, 0, width, height)
    }
    lay(pictures[first], 1)
    lay(pictures[first + 1], ease(way - first))
    lay(soft, SOFTENED * focus)
    if (focus > 0) {
      context.globalAlpha = (photo ? VEIL.photo : VEIL.plates) * focus
      context.fillStyle = palette.ground
      context.fillRect(0, 0, width, height)
    }
    context.globalAlpha = 1
    context.globalCompositeOperation = 'lighter'
    context.drawImage(grain, 0, 0)
    context.globalCompositeOperation = 'source-over'
  }

  return {
    drawAt(target, seconds, { card, end }) {
      light(seconds, card)
      const share = seconds / end
      const scale = mix(...ZOOM, share)
      // A plane in perspective shears when the camera slides along it; people must not.
      const shear = photo ? 0 : ((slide * width) / 100 / height) * (0.5 - share)
      const left = (width - width * scale) / 2 + ((drift[0] * width) / 100) * (0.5 - share)
      const top = (height - height * scale) / 2 + ((drift[1] * height) / 100) * (0.5 - share)
      target.save()
      target.transform(scale, 0, shear * scale, scale, left - (shear * scale * height) / 2, top)
      target.drawImage(blended, 0, 0)
      target.restore()
    },
  }
}

/** From render/art, or its copy beside the built server. */
async function openPlate(name: string, shape: Shape, size: Size): Promise<Canvas> {
  const folder = import.meta.url.endsWith('.ts') ? '../art/' : './film-art/'
  const art = await openPicture(fileURLToPath(new URL(folder + name, import.meta.url)))
  const { width: side = 0 } = await art.metadata()
  const { left, top, width, height } = CROPS[shape]
  const region = {
    left: Math.round(left * side),
    top: Math.round(top * side),
    width: Math.floor(width * side),
    height: Math.floor(height * side),
  }
  return drawPicture(art, region, size)
}

async function openPhoto({ bytes, ...crop }: Photo, shape: Shape, size: Size): Promise<Canvas> {
  const picture = await openPicture(bytes)
  const { width = 0, height = 0 } = await picture.metadata()
  return drawPicture(picture, regionOf({ width, height }, shape, crop), size)
}

async function openPicture(source: string | Uint8Array): Promise<Sharp> {
  // Takes 0.1 s to load.
  const { default: sharp } = await import('sharp')
  // Pictures are read once; visitors need the cores.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(source)
}

async function drawPicture(picture: Sharp, region: Region, { width, height }: Size): Promise<Canvas> {
  const pixels = await picture
    .extract(region)
    .toColourspace('srgb')
    .resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
    .sharpen({ sigma: Math.max(0.5, width / region.width / 1.6) })
    // The grain's mean.
    .linear(1, -GRAIN)
    .ensureAlpha()
    .raw()
    .toBuffer()
  const canvas = createCanvas(width, height)
  const bytes = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
  canvas.getContext('2d').putImageData(new ImageData(bytes, width, height), 0, 0)
  return canvas
}

/** Opaque levels of 0 to 2 GRAIN, to be added. */
function makeGrain({ width, height }: Size): Canvas {
  const canvas = createCanvas(width, height)
  const image = new ImageData(width, height)
  const pixels = new Uint32Array(image.data.buffer)
  let state = 2_654_435_761
  for (let at = 0; at < pixels.length; at++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const level = Math.round(((((state >>> 8) & 255) + ((state >>> 16) & 255)) / 255) * GRAIN)
    pixels[at] = 0xff000000 | (level * 0x010101)
  }
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas
}

function soften(picture: Canvas): Canvas {
  const small = createCanvas(Math.ceil(picture.width / 8), Math.ceil(picture.height / 8))
  const context = small.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.filter = `blur(${(small.width * 0.016).toFixed(2)}px)`
  context.drawImage(picture, 0, 0, small.width, small.height)
  // A blur fades at the edges: the picture again, below it.
  context.filter = 'none'
  context.globalCompositeOperation = 'destination-over'
  context.drawImage(picture, 0, 0, small.width, small.height)
  return small
}
