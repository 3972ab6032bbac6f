import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'

export type Logo = {
  /** Without transparent margins. */
  picture: Canvas
  width: number
  height: number
  /** Its colour; null: none is needed. */
  plate: string | null
  /** Brings its own ground. */
  isOpaque: boolean
}

const LIGHT_PLATE = '#FDFBF6'
const DARK_PLATE = '#24272B'
/** Of a mark to its ground; below, it is hard to see. */
const MIN_CONTRAST = 2
/** Share of a mark that may have less. */
const MAX_FAINT_SHARE = 0.12

/**
 * Trims a PNG, makes its white ground transparent, recolours in `ink` what is hard to see if that still
 * differs from the rest, else decides on a plate. Null for an empty picture.
 */
export async function openLogo(
  png: Buffer,
  { ground, ink }: { ground: string; ink: string },
): Promise<Logo | null> {
  const image = await loadImage(png)
  const scale = Math.min(1, 800 / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const pixels = context.getImageData(0, 0, width, height)
  const { data } = pixels
  const whole = findInk(data, width, height)
  if (whole && isOpaque(data, width, whole)) removeWhite(data, width, whole)
  if (faintShare(data, ground) > MAX_FAINT_SHARE) recolour(data, ground, ink)
  context.putImageData(pixels, 0, 0)
  const box = findInk(data, width, height)
  if (!box) return null
  const picture = createCanvas(box.width, box.height)
  picture.getContext('2d').drawImage(canvas, -box.x, -box.y)
  return {
    picture,
    width: box.width,
    height: box.height,
    isOpaque: isOpaque(data, width, box),
    plate: isOpaque(data, width, box) ? cornerColour(data, width, box) : plateFor(data, ground),
  }
}

function removeWhite(data: Pixels, width: number, box: Box): void {
  const isWhite = cornersOf(data, width, box).every((corner) => Math.min(...corner.slice(0, 3)) > 244)
  if (!isWhite) return
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (255 - Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) / 255
    const kept = alpha < 0.04 ? 0 : alpha
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = kept === 0 ? 0 : ((data[channel] ?? 0) - 255 * (1 - kept)) / kept
    data[at + 3] = kept * 255
  }
}

/** Gold stays, navy becomes `ink`; not where gold would drown in it. */
function recolour(data: Pixels, ground: string, ink: string): void {
  const contrast = contrastTo(ground)
  const isClear = (at: number) => contrast(data, at) >= MIN_CONTRAST
  const clear = data.slice()
  for (let at = 0; at < data.length; at += 4) if (!isClear(at)) clear[at + 3] = 0
  if (faintShare(clear, ink) > MAX_FAINT_SHARE) return
  const colour = bytesOf(ink)
  for (let at = 0; at < data.length; at += 4) if (!isClear(at)) data.set(colour, at)
}

type Pixels = Uint8ClampedArray
type Box = { x: number; y: number; width: number; height: number }

function findInk(data: Pixels, width: number, height: number): Box | null {
  let left = width
  let top = height
  let right = -1
  let bottom = -1
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 12) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

function cornersOf(data: Pixels, width: number, { x, y, width: w, height: h }: Box): number[][] {
  const places = [
    [x, y],
    [x + w - 1, y],
    [x, y + h - 1],
    [x + w - 1, y + h - 1],
  ] as const
  return places.map(([px, py]) => [...data.subarray((py * width + px) * 4, (py * width + px) * 4 + 4)])
}

const isOpaque = (data: Pixels, width: number, box: Box) =>
  cornersOf(data, width, box).every((corner) => (corner[3] ?? 0) > 240)

function cornerColour(data: Pixels, width: number, box: Box): string {
  const corners = cornersOf(data, width, box)
  const [first = []] = corners
  const isEven = corners.every((corner) =>
    corner.every((value, channel) => Math.abs(value - (first[channel] ?? 0)) < 16),
  )
  return isEven ? `rgb(${first.slice(0, 3).join(' ')})` : LIGHT_PLATE
}

function plateFor(data: Pixels, groundColour: string): string | null {
  if (faintShare(data, groundColour) <= MAX_FAINT_SHARE) return null
  return faintShare(data, LIGHT_PLATE) <= faintShare(data, DARK_PLATE) ? LIGHT_PLATE : DARK_PLATE
}

/** Of visible pixels, 0 to 1. */
function faintShare(data: Pixels, ground: string): number {
  const contrast = contrastTo(ground)
  let visible = 0
  let faint = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    if (alpha < 0.5) continue
    visible += alpha
    if (contrast(data, at) < MIN_CONTRAST) faint += alpha
  }
  return visible === 0 ? 0 : faint / visible
}

function contrastTo(ground: string): (data: Pixels, at: number) => number {
  const luminance = luminanceOf(...bytesOf(ground))
  return (data, at) => contrastOf(luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), luminance)
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255))

/** Relative luminance of sRGB bytes (WCAG 2.2). */
export function luminanceOf(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
}

/** Of '#rrggbb'. */
export function bytesOf(hex: string): [number, number, number] {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

/** 1 to 21, of two luminances. */
export function contrastOf(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
