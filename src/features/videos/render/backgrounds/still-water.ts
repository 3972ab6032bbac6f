import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { clamp, ease, mix, stepAt } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { bake, bakeGlow, bakeGradient, type Stop } from './bake.ts'
import { createBlend } from './create-blend.ts'
import { cloud2, randomFrom } from './noise.ts'

const EVENING: readonly Stop[] = [
  [0, '#182039'],
  [0.5, '#2B3659'],
  [0.8, '#5E5A7C'],
  [1, '#A98A93'],
]
const NIGHT: readonly Stop[] = [
  [0, '#0B1022'],
  [0.55, '#131B36'],
  [0.85, '#222A4C'],
  [1, '#384066'],
]
/** From the top. */
const SHORE = { landscape: 0.6, square: 0.66, portrait: 0.58 }
/** A strip's height, of the frame. */
const STRIP = 1 / 270
const STARS = 110
/** Pictures a second. */
const SKY_RATE = 10
/** Heights at start and end, in shares of the frame. */
const MOON = {
  landscape: { x: 0.84, from: 0.47, to: 0.24 },
  square: { x: 0.84, from: 0.66, to: 0.52 },
  portrait: { x: 0.8, from: 0.52, to: 0.47 },
}

/** A lake at dusk under a rising moon. */
export const createStillWater: CreateBackground = async ({
  width,
  height,
  shape,
  seed,
  durationSeconds,
  scenes,
}) => {
  const shore = Math.round(height * SHORE[shape])
  const depth = height - shore
  const unit = Math.min(width, height)
  const skies = [EVENING, NIGHT].map((stops) => bakeSky(width, shore, unit, stops, seed))
  const blendSky = createBlend(...(skies as [Canvas, Canvas]))
  // As wide as the frame: scaling costs more than pixels.
  const shade = bake(width, depth, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, depth)
    gradient.addColorStop(0, '#0B122640')
    gradient.addColorStop(1, '#080C1CD0')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, depth)
  })
  const woods = bake(width, shore, (context) => {
    drawWoods(context, width, shore, {
      high: unit * 0.085,
      scale: unit * 0.3,
      seed: seed + 2,
      colour: '#0B1020',
      alpha: 1,
    })
  })
  const star = bakeGlow(16, '#E8ECF8', 1)
  const random = randomFrom(seed)
  const stars = Array.from({ length: STARS }, () => ({
    x: random() * width,
    y: random() ** 1.4 * shore * 0.72,
    size: unit * mix(0.0022, 0.0062, random() ** 3),
    from: mix(3, durationSeconds * 0.86, random()),
    strength: mix(0.4, 1, random()),
  }))
  const moon = bakeMoon(unit * 0.05, seed)
  const glow = bakeGlow(140, '#C9D6F5', 0.5)
  const reach = Math.round(unit * 0.42)
  const halo = bake(2 * reach, 2 * reach, (context) => context.drawImage(glow, 0, 0, 2 * reach, 2 * reach))
  const moonX = width * MOON[shape].x
  const above = bake(width, shore, () => {})
  const sky = above.getContext('2d')
  const touch = (scenes[1]?.start ?? durationSeconds * 0.4) - 0.6
  let shown = -1
  const skyStepOf = (seconds: number) => stepAt(seconds, SKY_RATE)
  const everything = { x: 0, y: 0, width, height }
  const lake = { ...everything, y: shore, height: depth }
  return {
    rate: (seconds) => (seconds > touch - 0.1 && seconds < touch + 6 ? 30 : SKY_RATE),
    changedBetween: (before, now) => (skyStepOf(before) === skyStepOf(now) ? lake : everything),
    drawAt(context, seconds) {
      drawSky(skyStepOf(seconds))
      context.drawImage(above, 0, 0)
      drawMirror(context, seconds)
    },
  }

  function drawSky(seconds: number) {
    if (seconds === shown) return
    shown = seconds
    const share = ease(seconds / durationSeconds)
    sky.globalAlpha = 1
    sky.drawImage(blendSky(share), 0, 0)
    for (const { x, y, size, from, strength } of stars) {
      const alpha = strength * ease((seconds - from) / 2.5)
      if (alpha <= 0) continue
      sky.globalAlpha = alpha
      sky.drawImage(star, x - size, y - size, 2 * size, 2 * size)
    }
    const rise = ease(seconds / durationSeconds)
    const y = mix(MOON[shape].from, MOON[shape].to, rise) * height
    sky.globalAlpha = mix(0.5, 1, rise)
    // Whole pixels: it has no edges.
    sky.drawImage(halo, Math.round(moonX) - reach, Math.round(y) - reach)
    sky.globalAlpha = mix(0.75, 1, rise)
    sky.drawImage(moon, moonX - moon.width / 2, y - moon.height / 2)
    sky.globalAlpha = 1
    sky.drawImage(woods, 0, 0)
  }

  /** Nearer strips move more. */
  function drawMirror(context: SKRSContext2D, seconds: number) {
    const high = Math.max(2, Math.round(height * STRIP))
    const since = seconds - touch
    const tremble = since < 0 ? 0 : ease(since / 0.9) * Math.exp(-since / 2.1)
    for (let y = 0; y < depth; y += high) {
      const near = y / depth
      const from = shore - 1 - (y / depth) * Math.min(shore - 2, depth * 1.35)
      const still = Math.sin(near * 46 + seconds * 0.7) * (0.3 + near) * 0.0011
      const front = clamp(since / 4.5, 0, 1) * 1.15
      const ring = Math.exp(-(((near - front) / 0.2) ** 2)) * tremble * 0.011 * Math.sin((near - front) * 70)
      const x = (still + ring) * unit
      context.drawImage(above, 0, Math.max(0, from - high), width, high, x, shore + y, width, high + 1)
      // The edge that the strip left uncovered.
      if (x > 0)
        context.drawImage(above, 0, Math.max(0, from - high), 4, high, 0, shore + y, Math.ceil(x), high + 1)
      else
        context.drawImage(
          above,
          width - 4,
          Math.max(0, from - high),
          4,
          high,
          width + Math.floor(x),
          shore + y,
          -Math.floor(x),
          high + 1,
        )
    }
    context.drawImage(shade, 0, shore, width, depth)
  }
}

function bakeSky(width: number, shore: number, unit: number, stops: readonly Stop[], seed: number): Canvas {
  const sky = bakeGradient(width, shore, stops, seed)
  const context = sky.getContext('2d')
  const far = stops[2]?.[1] ?? '#000'
  drawWoods(context, width, shore, {
    high: unit * 0.12,
    scale: unit * 0.5,
    seed: seed + 1,
    colour: far,
    alpha: 0.5,
  })
  return sky
}

type Woods = { high: number; scale: number; seed: number; colour: string; alpha: number }

function drawWoods(context: SKRSContext2D, width: number, shore: number, woods: Woods): void {
  const { high, scale, seed, colour, alpha } = woods
  context.globalAlpha = alpha
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, shore)
  for (let x = 0; x <= width; x += 2) {
    const hill = 0.55 + 0.5 * cloud2(x / scale, 0.3, 3, seed)
    const tops = 0.12 * Math.abs(cloud2((x / scale) * 26, 0.7, 3, seed + 9))
    context.lineTo(x, shore - high * Math.max(0.05, hill + tops))
  }
  context.lineTo(width, shore)
  context.fill()
  context.globalAlpha = 1
}

function bakeMoon(radius: number, seed: number): Canvas {
  const side = Math.ceil(radius * 2)
  return bake(side, side, (context) => {
    const image = context.createImageData(side, side)
    for (let y = 0, at = 0; y < side; y++) {
      for (let x = 0; x < side; x++, at += 4) {
        const away = Math.hypot(x + 0.5 - radius, y + 0.5 - radius)
        const seas = 0.88 + 0.2 * cloud2(x / (radius * 0.7), y / (radius * 0.7), 4, seed + 31)
        const light = Math.min(1, seas) * (1 - 0.1 * (away / radius) ** 2)
        image.data.set([240 * light, 243 * light, 252 * light, 255 * clamp(radius - away, 0, 1)], at)
      }
    }
    context.putImageData(image, 0, 0)
  })
}
