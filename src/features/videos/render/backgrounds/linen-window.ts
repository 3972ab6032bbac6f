import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { ease, mix, stepAt } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { bake, dither } from './bake.ts'
import { cloud2, noise2 } from './noise.ts'

/** The curtain's left edge, in shares of the width. */
const EDGE = { landscape: 0.68, square: 0.68, portrait: 0.78 }
/** Drawn at this share of its size: cloth is soft. */
const CLOTH = 1 / 6
/** Pictures a second; the edges are soft. */
const BREATHS = 15
const WALL_RATE = 7.5
/** Width, of the shorter side. */
const SHADOW = 0.13

/** A curtain at an open window; sunlight crosses the wall. */
export const createLinenWindow: CreateBackground = async ({
  width,
  height,
  shape,
  seed,
  durationSeconds,
}) => {
  const unit = Math.min(width, height)
  const wall = bakeWall(width, height, seed)
  const side = unit * (shape === 'portrait' ? 0.95 : 1.1)
  const small = bakePanes(unit, seed)
  const panes = bake(side, side * 1.02, (context) => context.drawImage(small, 0, 0, side, side * 1.02))
  const edge = EDGE[shape] * width
  const cloth = createCanvas(Math.ceil((width - edge) * CLOTH), Math.ceil(height * CLOTH))
  const weave = bakeWeave(width - edge, height, unit, seed)
  let shown = -1
  const wallStepOf = (seconds: number) => stepAt(seconds, WALL_RATE)
  const everything = { x: 0, y: 0, width, height }
  const window = { ...everything, x: Math.floor(edge - SHADOW * unit) - 1 }
  window.width -= window.x
  return {
    rate: () => BREATHS,
    changedBetween: (before, now) => (wallStepOf(before) === wallStepOf(now) ? window : everything),
    drawAt(context, seconds) {
      const share = seconds / durationSeconds
      context.drawImage(wall, 0, 0)
      drawLight(context, wallStepOf(seconds) / durationSeconds)
      if (shown !== seconds) {
        drawCloth(cloth, seconds, ease(share))
        shown = seconds
      }
      drawShadow(context, seconds)
      context.drawImage(cloth, edge, 0, width - edge, height)
      context.drawImage(weave, edge, 0)
    },
  }

  function drawLight(context: SKRSContext2D, share: number) {
    const x = mix(-0.2 * side, 0.1 * width, ease(share)) + (shape === 'landscape' ? 0.1 * width : 0)
    const y = height * (shape === 'portrait' ? 0.42 : 0.1) + mix(-0.02, 0.06, share) * unit
    context.globalAlpha = mix(0.42, 0.72, ease(share * 1.6))
    // Whole pixels: its edges are soft.
    context.drawImage(panes, Math.round(x), Math.round(y))
    context.globalAlpha = 1
  }

  function drawShadow(context: SKRSContext2D, seconds: number) {
    const reach = unit * SHADOW
    const x = edge + sway(0.5, seconds) * unit
    const gradient = context.createLinearGradient(x - reach, 0, x + reach * 0.3, 0)
    gradient.addColorStop(0, '#5A4A3600')
    gradient.addColorStop(0.8, '#5A4A3640')
    gradient.addColorStop(1, '#5A4A3658')
    context.fillStyle = gradient
    context.fillRect(x - reach, 0, reach * 1.6, height)
  }

  /** The cloth's displacement in shares of the shorter side. */
  function sway(down: number, seconds: number): number {
    const breath = 0.5 + 0.5 * Math.sin(seconds * 0.52 - down * 1.3)
    return (0.012 + 0.05 * down * down) * breath + 0.008 * noise2(down * 2.2, seconds * 0.22, seed)
  }

  function drawCloth(target: Canvas, seconds: number, warmth: number) {
    const context = target.getContext('2d')
    const image = context.createImageData(target.width, target.height)
    const { data } = image
    const scale = unit * CLOTH
    for (let y = 0, at = 0; y < target.height; y++) {
      const down = y / target.height
      const free = sway(down, seconds) * scale
      const drift = 0.35 * Math.sin(seconds * 0.52 - down * 1.3) * (0.2 + down)
      for (let x = 0; x < target.width; x++, at += 4) {
        const across = (x - free) / scale
        const fold = across * 46 + 1.6 * drift + 2.4 * noise2(across * 3.1, down * 0.8, seed + 5)
        const round = 0.5 + 0.5 * Math.sin(fold)
        const deep = 0.5 + 0.5 * noise2(across * 4.3, 7, seed + 8)
        const light =
          mix(0.9 - 0.2 * deep, 1.04, round ** 0.7) * (0.97 + 0.03 * Math.sin(fold * 2.1 + 1)) - 0.05 * down
        const cover = Math.max(0, Math.min(1, x - free))
        data[at] = Math.min(255, (238 + 8 * warmth) * light)
        data[at + 1] = Math.min(255, (231 + 1 * warmth) * light)
        data[at + 2] = Math.min(255, (216 - 8 * warmth) * light)
        data[at + 3] = 255 * cover
      }
    }
    context.putImageData(image, 0, 0)
  }
}

function bakeWall(width: number, height: number, seed: number): Canvas {
  const small = 6
  const wash = bake(width / small, height / small, (context) => {
    const image = context.createImageData(Math.round(width / small), Math.round(height / small))
    for (let y = 0, at = 0; y < image.height; y++) {
      for (let x = 0; x < image.width; x++, at += 4) {
        const cloudy = 1 + 0.035 * cloud2((x * small) / 260, (y * small) / 260, 5, seed + 2)
        const lit = cloudy * mix(0.93, 1.02, x / image.width) * mix(1.02, 0.95, y / image.height)
        image.data.set([196 * lit, 199 * lit, 184 * lit, 255], at)
      }
    }
    context.putImageData(image, 0, 0)
  })
  return bake(width, height, (context) => {
    context.drawImage(wash, 0, 0, width, height)
    dither(context, width, height, seed)
  })
}

function bakePanes(unit: number, seed: number): Canvas {
  const side = Math.round(unit * 0.5)
  const sharp = bake(side, side, (context) => {
    context.transform(1, 0.12, -0.26, 1, side * 0.24, 0)
    context.fillStyle = '#FFF1CF'
    const [wide, high, bar] = [side * 0.29, side * 0.23, side * 0.025]
    for (let column = 0; column < 2; column++) {
      for (let row = 0; row < 3; row++) {
        context.globalAlpha = 0.94 + 0.06 * noise2(column * 3.3, row * 2.7, seed)
        context.fillRect(side * 0.06 + column * (wide + bar), side * 0.08 + row * (high + bar), wide, high)
      }
    }
  })
  return bake(side, side, (context) => {
    context.filter = `blur(${side * 0.012}px)`
    context.drawImage(sharp, 0, 0)
  })
}

function bakeWeave(width: number, height: number, unit: number, seed: number): Canvas {
  const thread = unit / 360
  return bake(width, height, (context) => {
    for (let x = 0; x < width; x += thread) {
      context.fillStyle = noise2(x / thread / 2.7, 1, seed) > 0 ? '#6B5C4305' : '#FFFFFF07'
      context.fillRect(x, 0, thread, height)
    }
    for (let y = 0; y < height; y += thread) {
      context.fillStyle = noise2(2, y / thread / 2.3, seed) > 0 ? '#6B5C4305' : '#FFFFFF07'
      context.fillRect(0, y, width, thread)
    }
  })
}
