import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { ease, mix, stepAt } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { bake, bakeGlow, bakeGradient, type Stop } from './bake.ts'
import { createBlend } from './create-blend.ts'
import { cloud2 } from './noise.ts'

const NIGHT: readonly Stop[] = [
  [0, '#141D33'],
  [0.42, '#2A3452'],
  [0.6, '#5A4A63'],
  [0.7, '#8A5F66'],
  [1, '#8A5F66'],
]
const MORNING: readonly Stop[] = [
  [0, '#22345C'],
  [0.36, '#3D4A72'],
  [0.54, '#7C5F74'],
  [0.66, '#D99A72'],
  [0.74, '#F3C98C'],
  [1, '#F3C98C'],
]
/** From far to near; `crest`: from the top; `pan`: share of the camera's movement. */
const RIDGES = [
  { crest: 0.64, swing: 0.05, scale: 1.6, pan: 0.012, night: '#4A4460', morning: '#A97C7E' },
  { crest: 0.71, swing: 0.06, scale: 2.2, pan: 0.022, night: '#373652', morning: '#7A6175' },
  { crest: 0.79, swing: 0.055, scale: 2.8, pan: 0.036, night: '#252941', morning: '#4D4860' },
  { crest: 0.88, swing: 0.05, scale: 3.4, pan: 0.056, night: '#161B2C', morning: '#282B40' },
] as const
/** Beyond the frame, for the camera's movement. */
const MARGIN = 0.07
const SUN_FROM = 0.74
const SUN_TO = { landscape: 0.56, square: 0.63, portrait: 0.62 }
/** Pictures a second; its glow has no edges. */
const SKY_RATE = 5

type Ridge = { at(light: number): Canvas; top: number; crest: number; pan: number }

/** Hills in fog; the sun rises. */
export const createFirstLight: CreateBackground = async ({ width, height, shape, seed, durationSeconds }) => {
  const skies = [NIGHT, MORNING].map((stops) => bakeGradient(width, height, stops, seed))
  const blendSky = createBlend(...(skies as [Canvas, Canvas]))
  const unit = Math.min(width, height)
  const ridges = RIDGES.map((ridge, at): Ridge => {
    const top = Math.round((ridge.crest - ridge.swing) * height)
    // The next ridge covers what is below its crest.
    const next = RIDGES[at + 1]
    const end = next ? (next.crest + next.swing) * height + 2 : height
    const draw = (colour: string) =>
      bake(width * (1 + 2 * MARGIN), end - top, (context) => {
        drawRidge(
          context,
          width * (1 + 2 * MARGIN),
          height - top,
          ridge.swing * 2 * height,
          unit / ridge.scale,
          seed + at,
        )
        context.globalCompositeOperation = 'source-in'
        const gradient = context.createLinearGradient(0, 0, 0, height - top)
        gradient.addColorStop(0, colour)
        gradient.addColorStop(0.25, colour)
        gradient.addColorStop(1, lighter(colour))
        context.fillStyle = gradient
        context.fillRect(0, 0, width * (1 + 2 * MARGIN), height - top)
      })
    const crest = Math.ceil(2 * ridge.swing * height) + 1
    return { at: createBlend(draw(ridge.night), draw(ridge.morning)), top, crest, pan: ridge.pan }
  })
  const fog = bakeFog(seed, shape === 'portrait' ? 2 : 4)
  const bank = bake(width * 1.6, height * 0.2, (context) =>
    context.drawImage(fog, 0, 0, width * 1.6, height * 0.2),
  )
  const glow = bakeGlow(160, '#FFE2B0', 0.95)
  const disc = bakeGlow(64, '#FFF6E0', 1)
  const sunX = width * (shape === 'landscape' ? 0.72 : 0.62)
  const sky = createCanvas(width, Math.ceil((RIDGES[0].crest + RIDGES[0].swing) * height))
  let skyStep = -1
  const sunAt = (share: number) => height * mix(SUN_FROM, SUN_TO[shape], ease(share))
  return {
    rate: () => 15,
    drawAt(context, seconds) {
      const share = seconds / durationSeconds
      const light = ease(share * 1.15)
      drawSky(stepAt(seconds, SKY_RATE))
      context.drawImage(sky, 0, 0)
      const sunY = sunAt(share)
      const size = unit * 0.11
      context.drawImage(disc, sunX - size, sunY - size, 2 * size, 2 * size)
      for (const [at, ridge] of ridges.entries()) {
        const x = -MARGIN * width + ridge.pan * width * (share * 2 - 1)
        context.globalAlpha = 1
        drawHill(context, ridge.at(light), x, ridge)
        drawFog(context, at, seconds)
      }
      context.globalAlpha = 1
    },
  }

  function drawSky(seconds: number) {
    if (seconds === skyStep) return
    skyStep = seconds
    const share = seconds / durationSeconds
    const light = ease(share * 1.15)
    const context = sky.getContext('2d')
    context.globalAlpha = 1
    context.drawImage(blendSky(light), 0, 0)
    const reach = unit * mix(0.5, 0.95, light)
    context.globalAlpha = 0.35 + 0.55 * light
    context.drawImage(glow, sunX - reach, sunAt(share) - reach, 2 * reach, 2 * reach)
  }

  function drawFog(context: SKRSContext2D, at: number, seconds: number) {
    const ridge = ridges[at] as Ridge
    const high = height * 0.2
    const drift = ((seconds * (0.004 + 0.002 * at) + at * 0.31) % 1) * width * 0.5
    context.globalAlpha = mix(0.62, 0.3, ease((seconds / durationSeconds) * 1.3)) * (1 - at * 0.14)
    // Whole pixels: fog has no edges.
    context.drawImage(bank, -Math.round(drift), Math.round(ridge.top + high * 0.45))
  }
}

/** The crest at fractions of a pixel, to move evenly; the slope at whole pixels, at a quarter of the cost. */
function drawHill(context: SKRSContext2D, hill: Canvas, x: number, { top, crest }: Ridge): void {
  const { width, height } = hill
  context.drawImage(hill, 0, 0, width, crest, x, top, width, crest)
  context.drawImage(hill, 0, crest, width, height - crest, Math.round(x), top + crest, width, height - crest)
}

function drawRidge(
  context: SKRSContext2D,
  width: number,
  height: number,
  swing: number,
  scale: number,
  seed: number,
): void {
  context.fillStyle = '#000'
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 2) {
    const crest = cloud2(x / scale, 0.5, 6, seed) * 0.9
    context.lineTo(x, swing * (0.5 + 0.5 * Math.max(-1, Math.min(1, crest))))
  }
  context.lineTo(width, height)
  context.fill()
}

function bakeFog(seed: number, stretch: number): Canvas {
  const width = 384
  const height = 96
  return bake(width, height, (context) => {
    const image = context.createImageData(width, height)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const bank = 0.5 + 0.9 * cloud2(x / (22 * stretch), y / 15, 4, seed + 40)
        const edge = Math.sin((Math.PI * y) / height) ** 1.5
        image.data.set([246, 226, 212, 255 * Math.max(0, Math.min(1, bank)) * edge], at)
      }
    }
    context.putImageData(image, 0, 0)
  })
}

function lighter(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${parts.map((part) => Math.round(part + (225 - part) * 0.22)).join(' ')})`
}
