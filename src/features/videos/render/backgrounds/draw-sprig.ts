import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomFrom } from './noise.ts'

/** `length` in pixels, the foot at 0, 0; `greens` from old to young leaves. */
export function drawSprig(
  context: SKRSContext2D,
  { length, seed, greens }: { length: number; seed: number; greens: readonly string[] },
): void {
  const random = randomFrom(seed)
  const at = (share: number) =>
    [Math.sin(share * 1.9) * length * 0.16 * share, -share * length, share * 0.42] as const
  context.lineCap = 'round'
  context.strokeStyle = '#6B5A3E'
  for (let step = 0; step < 24; step++) {
    const [x, y] = at(step / 24)
    const [nextX, nextY] = at((step + 1) / 24)
    context.lineWidth = length * (0.011 - 0.008 * (step / 24))
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(nextX, nextY)
    context.stroke()
  }
  const pairs = 8
  for (let pair = 0; pair < pairs; pair++) {
    const share = 0.2 + (0.74 * pair) / (pairs - 1)
    for (const side of [-1, 1]) {
      const [x, y, lean] = at(Math.min(1, share + side * 0.018))
      const size = length * (0.25 - 0.13 * share) * (0.88 + random() * 0.24)
      const colour = greens[Math.floor(random() * greens.length)] ?? '#7C7F5C'
      drawLeaf(context, x, y, lean + side * (1.05 - 0.35 * share) + (random() - 0.5) * 0.2, size, colour)
    }
  }
  const [x, y, lean] = at(1)
  drawLeaf(context, x, y, lean, length * 0.15, greens.at(-1) ?? '#8C8F68')
}

function drawLeaf(
  context: SKRSContext2D,
  x: number,
  y: number,
  turn: number,
  size: number,
  colour: string,
): void {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  const outline = () => {
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(size * 0.42, -size * 0.22, size * 0.36, -size * 0.86, 0, -size)
    context.bezierCurveTo(-size * 0.36, -size * 0.86, -size * 0.42, -size * 0.22, 0, 0)
  }
  context.save()
  context.shadowColor = 'rgba(50, 40, 28, 0.4)'
  context.shadowBlur = size * 0.05
  context.shadowOffsetX = size * 0.025
  context.shadowOffsetY = size * 0.03
  outline()
  context.fillStyle = colour
  context.fill()
  context.restore()
  outline()
  context.clip()
  const shade = context.createLinearGradient(0, 0, 0, -size)
  shade.addColorStop(0, 'rgba(58, 46, 26, 0.5)')
  shade.addColorStop(0.5, 'rgba(58, 46, 26, 0)')
  shade.addColorStop(1, 'rgba(250, 240, 200, 0.16)')
  context.fillStyle = shade
  context.fillRect(-size, -size, size * 2, size)
  context.fillStyle = 'rgba(40, 36, 20, 0.12)'
  context.fillRect(0, -size, size, size)
  context.strokeStyle = 'rgba(236, 226, 190, 0.42)'
  context.lineWidth = size * 0.016
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(0, -size * 0.97)
  context.stroke()
  context.lineWidth = size * 0.007
  for (let vein = 1; vein < 9; vein++) {
    const from = -size * (0.06 + vein * 0.095)
    for (const side of [-1, 1]) {
      context.beginPath()
      context.moveTo(0, from)
      context.quadraticCurveTo(side * size * 0.16, from - size * 0.06, side * size * 0.31, from - size * 0.2)
      context.stroke()
    }
  }
  context.restore()
}
