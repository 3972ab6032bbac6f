import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { ease, mix } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { cloud2, hash } from './noise.ts'
import { openArt } from './open-art.ts'
import { createWaterTiles, TILE } from './water-tiles.ts'

/** Water is soft: drawn at half the size. */
const SHRINK = 2
const MASK = TILE - 1
/** Displacement by a wave of full slope, in pixels at 1080. */
const REFRACTION = 15

/** A dry bank above clear shallow water over pebbles. */
export const createRiverStones: CreateBackground = async (options) => {
  const { width, height, shape, seed, durationSeconds } = options
  const vmin = Math.min(width, height) / 100
  // End of the bank at the left and right edge, of the height.
  const shore = { landscape: [0.74, 0.5], square: [0.66, 0.56], portrait: [0.6, 0.54] }[shape] as [
    number,
    number,
  ]
  const shoreAt = (x: number) => {
    const across = x / width
    const bend = Math.sin(across * 5.2 + 0.6) * 2.2 + Math.sin(across * 11 + 2) * 0.7
    return mix(shore[0], shore[1], ease(across)) * height + bend * vmin
  }
  const top = Math.floor(Math.min(shore[0], shore[1]) * height - 6 * vmin)
  const waterWidth = Math.ceil(width / SHRINK)
  const waterHeight = Math.ceil((height - top) / SHRINK)
  // Wide enough that camera and refraction never show the mirrored edge.
  const side = Math.round(width * (shape === 'portrait' ? 1.42 : 1.16))
  const ground = await loadGround(side)
  const mirror = mirrorOf(side)
  const water = createCanvas(waterWidth, waterHeight)
  const pixels = water.getContext('2d').createImageData(waterWidth, waterHeight)
  const target = new Uint32Array(pixels.data.buffer)
  const tiles = createWaterTiles(seed)
  const depths = depthsOf(waterWidth, waterHeight, (x) => (shoreAt(x * SHRINK) - top) / SHRINK, vmin / SHRINK)
  const bank = drawBank(width, height, shoreAt, vmin, seed)
  const glow = drawGlow(Math.ceil(width / 8), Math.ceil(height / 8))

  const drawWater = (seconds: number) => {
    const warm = ease(seconds / durationSeconds)
    const unit = 320 / Math.min(width, height)
    const push = (REFRACTION * height) / 1080 / 127 / (shape === 'portrait' ? 1.78 : 1)
    const drift = (seconds * side) / 1280
    const light = 0.3 + 0.34 * warm
    const [tintR, tintG, tintB] = [mix(0.6, 0.86, warm), mix(0.76, 0.86, warm), mix(0.78, 0.74, warm)]
    const panX = side * (0.06 + 0.05 * ease(seconds / durationSeconds))
    const panY = side * (0.1 - 0.03 * ease(seconds / durationSeconds))
    const { slopeX, slopeY, net } = tiles
    for (let y = 0; y < waterHeight; y++) {
      // Farther waves are flatter.
      const far = 0.55 + (0.45 * y) / waterHeight
      const step = (unit * SHRINK) / far
      const v1 = (((y * step * 1.5 + seconds * 9) | 0) & MASK) * TILE
      const v2 = (((y * step * 1.9 - seconds * 7 + 91) | 0) & MASK) * TILE
      const n1 = (((y * step * 1.3 + seconds * 5) | 0) & MASK) * TILE
      const n2 = (((y * step * 1.3 - seconds * 6 + 40) | 0) & MASK) * TILE
      for (let x = 0; x < waterWidth; x++) {
        const at = y * waterWidth + x
        const depth = depths[at] as number
        if (depth === 0) {
          target[at] = 0
          continue
        }
        const a = v1 + (((x * step + seconds * 6) | 0) & MASK)
        const b = v2 + (((x * step * 1.3 - seconds * 8) | 0) & MASK)
        const bendX = ((slopeX[a] as number) + (slopeX[b] as number)) * push * depth
        const bendY = ((slopeY[a] as number) + (slopeY[b] as number)) * push * depth
        const fromX = (x * SHRINK + panX + bendX) | 0
        const fromY = (y * SHRINK + panY + bendY) | 0
        const pixel = ground[
          (mirror[fromY + side] as number) * side + (mirror[fromX + side] as number)
        ] as number
        const bright =
          ((net[n1 + (((x * step * 0.9 + drift * 4) | 0) & MASK)] as number) * 0.5 +
            (net[n2 + (((x * step - drift * 5 + 17) | 0) & MASK)] as number) * 0.5) /
          255
        const glint = (slopeX[a] as number) - (slopeY[b] as number) > 150 ? 26 * far : 0
        const lit = 1 - 0.26 * depth + light * bright * 1.7
        const r = (pixel & 255) * lit * tintR + glint
        const g = ((pixel >>> 8) & 255) * lit * tintG + glint
        const bl = ((pixel >>> 16) & 255) * lit * tintB + glint
        target[at] = 0xff000000 | (Math.min(255, bl) << 16) | (Math.min(255, g) << 8) | Math.min(255, r)
      }
    }
    water.getContext('2d').putImageData(pixels, 0, 0)
  }

  let drawn = -1
  return {
    rate: () => 15,
    changedBetween: () => ({ x: 0, y: top, width, height: height - top }),
    drawAt(context, seconds) {
      if (seconds !== drawn) drawWater(seconds)
      drawn = seconds
      context.drawImage(water, 0, top, waterWidth * SHRINK, waterHeight * SHRINK)
      context.drawImage(bank, 0, 0)
      context.globalAlpha = 0.55
      context.drawImage(glow, 0, 0, width, height)
      context.globalAlpha = 1
    },
  }
}

/** The baked pebbles, square, as RGBA. */
async function loadGround(side: number): Promise<Uint32Array> {
  const picture = await openArt('river-stones.avif')
  const { data } = await picture.resize(side, side).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
}

/** Positions from -side to 3 sides in the pebbles' picture, mirrored at its edges. */
function mirrorOf(side: number): Int32Array {
  return Int32Array.from({ length: side * 4 }, (_, at) => {
    const place = (at + side) % (2 * side)
    return place < side ? place : 2 * side - 1 - place
  })
}

/** 0 on the bank, 1 in mid-stream. */
function depthsOf(width: number, height: number, shoreAt: (x: number) => number, vmin: number): Float32Array {
  const depths = new Float32Array(width * height)
  for (let x = 0; x < width; x++) {
    const shore = shoreAt(x)
    for (let y = 0; y < height; y++) {
      const below = y - shore + 2 * vmin
      depths[y * width + x] = below <= 0 ? 0 : Math.max(0.02, ease(below / (26 * vmin)))
    }
  }
  return depths
}

/** Transparent below the water's edge. */
function drawBank(width: number, height: number, shoreAt: (x: number) => number, vmin: number, seed: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  const target = new Uint32Array(image.data.buffer)
  for (let x = 0; x < width; x++) {
    const shore = shoreAt(x)
    const end = Math.min(height, Math.ceil(shore + 3 * vmin))
    for (let y = 0; y < end; y++) {
      const above = (shore - y) / vmin
      const dry = 0.72 * ease((above - 0.4) / 4.4) + 0.28 * ease(above / 20)
      const grain = (hash(x, y, seed) - 0.5) * 13 + (hash(x >> 1, y >> 1, seed + 2) - 0.5) * 11
      const light = 1 + 0.02 * (1 - y / height)
      const r = mix(158, 224, dry) * light + grain
      const g = mix(148, 221, dry) * light + grain
      const b = mix(126, 207, dry) * light + grain * 0.9
      const alpha = Math.round(255 * ease((above + 0.8) / 1.1))
      target[y * width + x] = ((alpha << 24) | (b << 16) | (g << 8) | r) >>> 0
    }
  }
  context.putImageData(image, 0, 0)
  const soft = createCanvas(Math.ceil(width / 16), Math.ceil(height / 16))
  const softContext = soft.getContext('2d')
  const clouds = softContext.createImageData(soft.width, soft.height)
  for (let y = 0; y < soft.height; y++) {
    for (let x = 0; x < soft.width; x++) {
      const value = cloud2((x * 16) / vmin / 26, (y * 16) / vmin / 12, 3, seed + 9)
      const at = (y * soft.width + x) * 4
      clouds.data[at] = clouds.data[at + 1] = clouds.data[at + 2] = value > 0 ? 255 : 60
      clouds.data[at + 3] = Math.abs(value) * 34
    }
  }
  softContext.putImageData(clouds, 0, 0)
  context.globalCompositeOperation = 'source-atop'
  context.imageSmoothingQuality = 'high'
  context.drawImage(soft, 0, 0, soft.width * 16, soft.height * 16)
  context.globalCompositeOperation = 'source-over'
  drawEdge(context, width, shoreAt, vmin)
  return canvas
}

function drawEdge(context: SKRSContext2D, width: number, shoreAt: (x: number) => number, vmin: number) {
  for (const [shift, thick, style] of [
    [0.75, 1.1, 'rgba(30, 40, 36, 0.2)'],
    [0.32, 0.34, 'rgba(255, 253, 244, 0.5)'],
    [0.62, 0.14, 'rgba(255, 253, 244, 0.36)'],
  ] as const) {
    context.strokeStyle = style
    context.lineWidth = thick * vmin
    context.beginPath()
    for (let x = -8; x <= width + 8; x += Math.max(2, vmin * 0.5)) {
      const wobble = Math.sin(x / vmin / 1.7 + thick * 9) * 0.12 + Math.sin(x / vmin / 0.61) * 0.05
      context.lineTo(x, shoreAt(x) + (shift + wobble) * vmin)
    }
    context.stroke()
  }
}

function drawGlow(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const sun = context.createRadialGradient(
    width * 0.86,
    height * 0.1,
    0,
    width * 0.86,
    height * 0.1,
    width * 0.9,
  )
  sun.addColorStop(0, 'rgba(255, 226, 170, 0.62)')
  sun.addColorStop(0.5, 'rgba(255, 226, 170, 0.14)')
  sun.addColorStop(1, 'rgba(255, 226, 170, 0)')
  context.fillStyle = sun
  context.fillRect(0, 0, width, height)
  const shade = context.createLinearGradient(0, height, 0, height * 0.6)
  shade.addColorStop(0, 'rgba(20, 40, 40, 0.5)')
  shade.addColorStop(1, 'rgba(20, 40, 40, 0)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
  return canvas
}
