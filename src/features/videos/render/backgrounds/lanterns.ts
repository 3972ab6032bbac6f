import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { ease, mix } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { bake, bakeGlow, bakeGradient } from './bake.ts'
import { randomFrom } from './noise.ts'

/** From far to near: number, size in shares of the shorter side, frame heights a second, blur. */
const DEPTHS = [
  { count: 16, size: 0.032, speed: 0.01, blur: 0.18, strength: 0.5 },
  { count: 9, size: 0.075, speed: 0.016, blur: 0.05, strength: 0.85 },
  { count: 6, size: 0.13, speed: 0.023, blur: 0.012, strength: 1 },
  { count: 3, size: 0.3, speed: 0.034, blur: 0.22, strength: 0.42 },
] as const
const SPRITE = 220

type Lantern = {
  x: number
  y: number
  size: number
  speed: number
  phase: number
  depth: number
  strength: number
}

/** Paper lanterns that rise from a dark pond, at several depths. */
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
  // The words stand on the left, or above; most lanterns rise beside them.
  const [from, to] = shape === 'landscape' ? [0.5, 1] : [0.02, 0.98]
  const lanterns = DEPTHS.flatMap(({ count, size, speed, strength }, depth): Lantern[] =>
    Array.from({ length: count }, (_, at) => ({
      x: mix(from, to, (at + 0.15 + 0.7 * random()) / count) * width,
      y: random() * 1.3,
      size: size * unit * mix(0.8, 1.2, random()),
      speed: speed * mix(0.8, 1.2, random()),
      phase: random() * 6.3,
      depth,
      strength,
    })),
  )
  return {
    rate: () => 30,
    drawAt(context, seconds) {
      context.drawImage(night, 0, 0)
      const waking = mix(0.35, 1, ease(seconds / 5))
      for (const lantern of lanterns) draw(context, lantern, seconds, waking)
      context.globalAlpha = 1
    },
  }

  function draw(context: SKRSContext2D, lantern: Lantern, seconds: number, waking: number) {
    const { x, size, speed, phase, depth, strength } = lantern
    // From below the frame to above it, and again.
    const way = (((lantern.y + seconds * speed) % 1.3) + 1.3) % 1.3
    const y = (1.15 - way) * height
    const sway = Math.sin(seconds * 0.35 + phase) * size * 0.22
    const flicker = 0.93 + 0.07 * Math.sin(seconds * 2.1 + phase * 3)
    const alpha = strength * waking * flicker * clearOfWords(y / height)
    if (alpha < 0.01) return
    const reach = size * 2.3
    context.globalAlpha = alpha
    context.drawImage(halo, x + sway - reach, y - reach, 2 * reach, 2 * reach)
    context.globalAlpha = Math.min(1, alpha * 1.1)
    context.drawImage(sprites[depth] as Canvas, x + sway - size, y - size, 2 * size, 2 * size)
  }

  /** Above the words a lantern has gone far away. */
  function clearOfWords(y: number): number {
    return shape === 'landscape' ? 1 : mix(0.05, 1, ease((y - 0.5) / 0.2))
  }
}

/** A paper lantern lit from below, with its ribs; out of focus for the far and the nearest. */
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
    context.filter = `blur(${Math.max(0.5, blur * side * 0.22)}px)`
    context.drawImage(sharp, 0, 0)
  })
}
