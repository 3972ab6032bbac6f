import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { ease, mix, stepAt } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { bake, bakeGlow, bakeGradient } from './bake.ts'
import { randomFrom } from './noise.ts'

/** From far to near; `size`: share of the shorter side; `speed`: frame heights a second. */
const DEPTHS = [
  { count: 16, size: 0.032, speed: 0.01, blur: 0.18, strength: 0.5 },
  { count: 9, size: 0.075, speed: 0.016, blur: 0.05, strength: 0.85 },
  { count: 6, size: 0.13, speed: 0.023, blur: 0.012, strength: 1 },
  { count: 3, size: 0.3, speed: 0.034, blur: 0.22, strength: 0.42 },
] as const
const SPRITE = 220
/** Pictures a second; night and halos have no edges. */
const HALO_RATE = 5
const HALO_SHRINK = 4
/** Of the shorter side; more blurred lanterns stand at whole pixels. */
const SOFT = 0.012

/** Of the picture's side, for a blur of 1. */
const BLUR = 0.22
/** In shares of the size. */
const SWAY = 0.22

type Lantern = {
  x: number
  y: number
  size: number
  speed: number
  phase: number
  strength: number
  /** `left` and `top`: its corner, from the middle. */
  picture: Canvas
  left: number
  top: number
  isSoft: boolean
}

/** Paper lanterns rise from a dark pond. */
export const createLanterns: CreateBackground = async ({ width, height, shape, seed }) => {
  const unit = Math.min(width, height)
  const night = bakeGradient(
    width,
    height,
    [
      [0, '#0D0F14'],
      [0.62, '#15151A'],
      [0.86, '#241D18'],
      [1, '#33261A'],
    ],
    seed,
  )
  const sprites = DEPTHS.map(({ blur }) => bakeLantern(blur))
  const halo = bakeGlow(120, '#FFB45A', 0.34)
  const random = randomFrom(seed)
  // Words stand on the left or above; most lanterns rise beside them.
  const [from, to] = shape === 'landscape' ? [0.5, 1] : [0.02, 0.98]
  const lanterns = DEPTHS.flatMap((depth, at): Lantern[] =>
    Array.from({ length: depth.count }, (_, number) => {
      const x = mix(from, to, (number + 0.15 + 0.7 * random()) / depth.count) * width
      const y = random() * 1.3
      const size = depth.size * unit * mix(0.8, 1.2, random())
      const speed = depth.speed * mix(0.8, 1.2, random())
      const phase = random() * 6.3
      const isSoft = size * 2 * depth.blur * BLUR > SOFT * unit
      const picture = scaled(sprites[at] as Canvas, size, depth.blur)
      return { x, y, size, speed, phase, strength: depth.strength, isSoft, ...picture }
    }),
  )
  const still = createCanvas(width, height)
  const halos = createCanvas(Math.ceil(width / HALO_SHRINK), Math.ceil(height / HALO_SHRINK))
  let shown = -1
  const haloStepOf = (seconds: number) => stepAt(seconds, HALO_RATE)
  const everything = { x: 0, y: 0, width, height }
  const leftmost = Math.min(...lanterns.map(({ x, left, size }) => x + left - size * SWAY))
  const moving = { ...everything, x: Math.max(0, Math.floor(leftmost) - 1) }
  moving.width -= moving.x
  return {
    rate: () => 30,
    changedBetween: (before, now) => (haloStepOf(before) === haloStepOf(now) ? moving : everything),
    drawAt(context, seconds) {
      drawNight(haloStepOf(seconds))
      context.drawImage(still, 0, 0)
      for (const lantern of lanterns) {
        const { x, y, alpha } = placeAt(lantern, seconds)
        if (alpha < 0.01) continue
        const { picture, left, top, isSoft } = lantern
        context.globalAlpha = Math.min(1, alpha * 1.1)
        if (isSoft) context.drawImage(picture, Math.round(x + left), Math.round(y + top))
        else context.drawImage(picture, x + left, y + top)
      }
      context.globalAlpha = 1
    },
  }

  function drawNight(seconds: number) {
    if (seconds === shown) return
    shown = seconds
    const small = halos.getContext('2d')
    small.clearRect(0, 0, halos.width, halos.height)
    for (const lantern of lanterns) {
      const { x, y, alpha } = placeAt(lantern, seconds)
      if (alpha < 0.01) continue
      const reach = (lantern.size * 2.3) / HALO_SHRINK
      small.globalAlpha = alpha
      small.drawImage(halo, x / HALO_SHRINK - reach, y / HALO_SHRINK - reach, 2 * reach, 2 * reach)
    }
    const context = still.getContext('2d')
    context.drawImage(night, 0, 0)
    context.drawImage(halos, 0, 0, halos.width * HALO_SHRINK, halos.height * HALO_SHRINK)
  }

  function placeAt(lantern: Lantern, seconds: number): { x: number; y: number; alpha: number } {
    const { size, speed, phase, strength } = lantern
    const way = (((lantern.y + seconds * speed) % 1.3) + 1.3) % 1.3
    const y = (1.15 - way) * height
    const x = lantern.x + Math.sin(seconds * 0.35 + phase) * size * SWAY
    const waking = mix(0.35, 1, ease(seconds / 5))
    const flicker = 0.93 + 0.07 * Math.sin(seconds * 2.1 + phase * 3)
    return { x, y, alpha: strength * waking * flicker * clearOfWords(y / height) }
  }

  function clearOfWords(y: number): number {
    return shape === 'landscape' ? 1 : mix(0.05, 1, ease((y - 0.5) / 0.2))
  }
}

function scaled(sprite: Canvas, size: number, blur: number): Pick<Lantern, 'picture' | 'left' | 'top'> {
  const reach = blur * BLUR * 3 + 0.01
  const [left, right, top, bottom] = [0.24 - reach, 0.76 + reach, 0.21 - reach, 0.78 + reach]
  const side = 2 * size
  const picture = bake(Math.ceil((right - left) * side), Math.ceil((bottom - top) * side), (context) => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(sprite, -left * side, -top * side, side, side)
  })
  return { picture, left: (left - 0.5) * side, top: (top - 0.5) * side }
}

function bakeLantern(blur: number): Canvas {
  const side = SPRITE * 2
  const sharp = bake(side, side, (context) => {
    const [left, right, top, bottom] = [side * 0.31, side * 0.69, side * 0.22, side * 0.76]
    const paper = context.createRadialGradient(side / 2, side * 0.62, 4, side / 2, side * 0.52, side * 0.36)
    paper.addColorStop(0, '#FFF3CE')
    paper.addColorStop(0.35, '#FFCF7A')
    paper.addColorStop(0.8, '#E08B35')
    paper.addColorStop(1, '#A8541C')
    context.fillStyle = paper
    context.beginPath()
    context.moveTo(left + side * 0.05, bottom)
    context.bezierCurveTo(left - side * 0.07, side * 0.55, left - side * 0.03, top, side / 2, top)
    context.bezierCurveTo(
      right + side * 0.03,
      top,
      right + side * 0.07,
      side * 0.55,
      right - side * 0.05,
      bottom,
    )
    context.closePath()
    context.fill()
    context.globalCompositeOperation = 'source-atop'
    context.strokeStyle = '#8A431638'
    context.lineWidth = side * 0.006
    for (let rib = 1; rib < 9; rib++) {
      const y = top + ((bottom - top) * rib) / 9
      context.beginPath()
      context.moveTo(left - side * 0.1, y)
      context.quadraticCurveTo(side / 2, y + side * 0.035, right + side * 0.1, y)
      context.stroke()
    }
    context.globalCompositeOperation = 'source-over'
    context.fillStyle = '#5A2C10'
    context.fillRect(left + side * 0.045, bottom - side * 0.008, right - left - side * 0.09, side * 0.016)
  })
  return bake(side, side, (context) => {
    context.filter = `blur(${Math.max(0.5, blur * side * BLUR)}px)`
    context.drawImage(sharp, 0, 0)
  })
}
