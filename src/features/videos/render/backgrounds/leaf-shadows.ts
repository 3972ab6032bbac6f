import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../film/box.ts'
import { randomFrom } from './noise.ts'

/** Shadows of a branch outside the picture, at a sixth of the pixels: they are soft. */
export type LeafShadows = {
  /** Where they may fall. */
  box: Box
  drawAt(context: SKRSContext2D, seconds: number): void
}

const SHRINK = 6
/** Of the reach: how far leaves stick out beyond their twigs to the right and the top. */
const OVERHANG = 0.3

/** Twigs hang from `x`, `y` to the left and down, at most `reach` pixels long. */
export function createLeafShadows(
  { x, y, reach, seed, colour }: { x: number; y: number; reach: number; seed: number; colour: string },
): LeafShadows {
  const near = drawTwigs(reach, seed, colour, 0.011)
  const far = drawTwigs(reach * 1.12, seed + 1, colour, 0.022)
  const draw = (context: SKRSContext2D, twigs: Canvas, turn: number, alpha: number, reachPx: number) => {
    context.save()
    context.globalAlpha = alpha
    context.translate(x, y)
    context.rotate(turn)
    const side = twigs.width * SHRINK
    context.drawImage(twigs, side * -SHARE, -reachPx * OVERHANG, side, side)
    context.restore()
  }
  return {
    box: { x: x - reach * 1.5, y: y - reach * 0.4, width: reach * 1.9, height: reach * 1.9 },
    drawAt(context, seconds) {
      const sway = (period: number, phase: number) => Math.sin((seconds / period) * 2 * Math.PI + phase)
      draw(context, far, 0.02 * sway(11, 1) + 0.0022 * seconds, 0.34, reach * 1.12)
      draw(context, near, 0.017 * sway(9, 0) + 0.006 * sway(4.3, 2) - 0.002 * seconds, 0.4, reach)
    },
  }
}

/** Of the picture's side: left of the point from which they hang. */
const SHARE = 1 - OVERHANG / (1.2 + OVERHANG)

function drawTwigs(reach: number, seed: number, colour: string, blur: number): Canvas {
  const side = Math.ceil((reach * (1.2 + OVERHANG)) / SHRINK)
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.filter = `blur(${Math.max(0.6, (reach * blur) / SHRINK).toFixed(2)}px)`
  context.fillStyle = colour
  context.strokeStyle = colour
  const random = randomFrom(seed)
  const unit = reach / SHRINK
  for (let twig = 0; twig < 4; twig++) {
    const heading = Math.PI * (0.5 + twig * 0.12) + (random() - 0.5) * 0.1
    const length = unit * (0.7 + random() * 0.35)
    const bend = (random() - 0.5) * 0.5
    const at = (share: number) => {
      const angle = heading + bend * share
      return [
        side * SHARE + Math.cos(angle) * length * share,
        unit * OVERHANG + Math.sin(angle) * length * share,
        angle,
      ] as const
    }
    context.lineWidth = unit * 0.008
    context.beginPath()
    for (let step = 0; step <= 10; step++) {
      const [px, py] = at(step / 10)
      if (step === 0) context.moveTo(px, py)
      else context.lineTo(px, py)
    }
    context.stroke()
    for (let leaf = 0; leaf < 9; leaf++) {
      const [px, py, angle] = at(0.22 + (0.78 * leaf) / 8)
      const side2 = leaf % 2 === 0 ? 1 : -1
      drawLeaf(context, px, py, angle + side2 * (0.5 + random() * 0.45), unit * (0.17 + random() * 0.1))
    }
  }
  return canvas
}

function drawLeaf(context: SKRSContext2D, x: number, y: number, angle: number, length: number): void {
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(length * 0.35, -length * 0.13, length, 0)
  context.quadraticCurveTo(length * 0.35, length * 0.13, 0, 0)
  context.fill()
  context.restore()
}
