import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cloud2, hash, randomFrom } from './noise.ts'

const GRAIN = 256

/** Handmade paper; about 0.2 CPU s at 1920 × 1080. */
export function drawPaper(width: number, height: number, colour: string, seed: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const vmin = Math.min(width, height) / 100
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  drawPulp(context, width, height, vmin, seed)
  drawFibres(context, width, height, vmin, seed)
  drawGrain(context, width, height, seed)
  return canvas
}

function drawPulp(context: SKRSContext2D, width: number, height: number, vmin: number, seed: number): void {
  const small = createCanvas(Math.ceil(width / 6), Math.ceil(height / 6))
  const target = small.getContext('2d')
  const image = target.createImageData(small.width, small.height)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const [u, v] = [(x * 6) / vmin, (y * 6) / vmin]
      const value = cloud2(u / 16, v / 16, 2, seed) + 0.8 * cloud2(u / 2.6, v / 2.6, 2, seed + 4)
      const at = (y * small.width + x) * 4
      const isLight = value > 0
      image.data[at] = isLight ? 255 : 96
      image.data[at + 1] = isLight ? 252 : 78
      image.data[at + 2] = isLight ? 244 : 50
      image.data[at + 3] = Math.min(46, Math.abs(value) * (isLight ? 90 : 34))
    }
  }
  target.putImageData(image, 0, 0)
  context.drawImage(small, 0, 0, small.width * 6, small.height * 6)
}

function drawFibres(context: SKRSContext2D, width: number, height: number, vmin: number, seed: number): void {
  const random = randomFrom(seed + 3)
  const count = Math.round(((width * height) / (vmin * vmin)) * 0.045)
  context.lineCap = 'round'
  for (let fibre = 0; fibre < count; fibre++) {
    const x = random() * width
    const y = random() * height
    const turn = random() * Math.PI * 2
    const length = vmin * (0.8 + random() * 3.2)
    const bend = (random() - 0.5) * 1.6
    const middle = [x + Math.cos(turn) * length * 0.5, y + Math.sin(turn) * length * 0.5] as const
    const end = [x + Math.cos(turn + bend) * length, y + Math.sin(turn + bend) * length] as const
    const thick = vmin * (0.05 + random() * 0.07)
    const isStraw = random() < 0.07
    for (const [shift, style] of [
      [thick, 'rgba(92, 72, 44, 0.17)'],
      [0, isStraw ? 'rgba(150, 118, 68, 0.5)' : 'rgba(255, 252, 244, 0.5)'],
    ] as const) {
      context.strokeStyle = style
      context.lineWidth = thick
      context.beginPath()
      context.moveTo(x + shift, y + shift)
      context.quadraticCurveTo(middle[0] + shift, middle[1] + shift, end[0] + shift, end[1] + shift)
      context.stroke()
    }
  }
}

/** Against banding of soft light. */
function drawGrain(context: SKRSContext2D, width: number, height: number, seed: number): void {
  const tile = createCanvas(GRAIN, GRAIN)
  const target = tile.getContext('2d')
  const image = target.createImageData(GRAIN, GRAIN)
  for (let at = 0; at < GRAIN * GRAIN; at++) {
    const value = hash(at % GRAIN, Math.floor(at / GRAIN), seed + 8)
    const tone = value > 0.5 ? 255 : 40
    image.data[at * 4] = image.data[at * 4 + 1] = image.data[at * 4 + 2] = tone
    image.data[at * 4 + 3] = Math.abs(value - 0.5) * (tone === 255 ? 26 : 15)
  }
  target.putImageData(image, 0, 0)
  for (let y = 0; y < height; y += GRAIN) for (let x = 0; x < width; x += GRAIN) context.drawImage(tile, x, y)
}
