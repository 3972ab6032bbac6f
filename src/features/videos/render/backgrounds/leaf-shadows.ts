import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../film/box.ts'
import { randomFrom } from './noise.ts'

export type LeafShadows = {
  box: Box
  drawAt(context: SKRSContext2D, seconds: number): void
}

/** How far leaves stick out to the right and the top, of the reach. */
const OVERHANG = 0.3

/** Twigs hang from `x`, `y` to the left and down; `reach` in pixels. */
export function createLeafShadows({
  x,
  y,
  reach,
  seed,
  colour,
}: {
  x: number
  y: number
  reach: number
  seed: number
  colour: string
}): LeafShadows {
  const layers = [
    {
      twigs: drawTwigs({ reach: reach * 1.12, seed: seed + 1, colour, blur: 0.022, alpha: 0.34 }),
      period: 11,
      swing: 0.022,
    },
    { twigs: drawTwigs({ reach, seed, colour, blur: 0.011, alpha: 0.4 }), period: 8, swing: 0.016 },
  ]
  return {
    box: { x: x - reach * 1.5, y: y - reach * 0.5, width: reach * 2, height: reach * 2 },
    drawAt(context, seconds) {
      layers.forEach(({ twigs, period, swing }, index) => {
        const sway = (share: number, phase: number) =>
          Math.sin((seconds / period / share) * 2 * Math.PI + phase)
        const right = reach * swing * (sway(1, index) + 0.3 * sway(0.43, 2)) + reach * 0.0016 * seconds
        const down = reach * swing * 0.5 * sway(1.31, 1 + index)
        // Whole pixels: three times as fast, hidden by the blur.
        context.drawImage(
          twigs,
          Math.round(x - twigs.width * SHARE + right),
          Math.round(y - reach * OVERHANG + down),
        )
      })
    },
  }
}

const SHARE = 1 - OVERHANG / (1.2 + OVERHANG)
/** Hidden by the blur. */
const SHRINK = 4

type Twigs = { reach: number; seed: number; colour: string; blur: number; alpha: number }

function drawTwigs({ reach, seed, colour, blur, alpha }: Twigs): Canvas {
  const side = Math.ceil((reach * (1.2 + OVERHANG)) / SHRINK)
  const small = createCanvas(side, side)
  const context = small.getContext('2d')
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
      const lean = leaf % 2 === 0 ? 1 : -1
      drawLeaf(context, px, py, angle + lean * (0.5 + random() * 0.45), unit * (0.17 + random() * 0.1))
    }
  }
  const full = createCanvas(side * SHRINK, side * SHRINK)
  const target = full.getContext('2d')
  target.globalAlpha = alpha
  target.drawImage(small, 0, 0, full.width, full.height)
  return full
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
