import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { ease, mix } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { drawPaper } from './draw-paper.ts'
import { drawSprig } from './draw-sprig.ts'

/** Foot in % of the frame, length in vmin. */
const SPRIG = {
  landscape: { x: 83, y: 104, length: 88, turn: -0.16 },
  square: { x: 101, y: 100, length: 48, turn: -1 },
  portrait: { x: 74, y: 102, length: 82, turn: -0.3 },
} as const
/** Middle in %, radius in vmin. */
const SEAL = {
  landscape: { x: 60.5, y: 80, radius: 6.4 },
  square: { x: 46, y: 86, radius: 5.6 },
  portrait: { x: 42, y: 84.4, radius: 6.6 },
} as const
const LEAVES = ['#75704A', '#7F7B54', '#8A8359', '#6C6B49', '#948C62']

/** Handmade paper with a pressed sprig and a seal. */
export const createPaperAndInk: CreateBackground = async ({
  width,
  height,
  shape,
  palette,
  seed,
  ...film
}) => {
  const { durationSeconds, scenes } = film
  const vmin = Math.min(width, height) / 100
  const paper = drawPaper(width, height, palette.ground, seed)
  const context = paper.getContext('2d')
  const sprig = SPRIG[shape]
  context.save()
  context.translate((sprig.x * width) / 100, (sprig.y * height) / 100)
  context.rotate(sprig.turn)
  drawSprig(context, { length: sprig.length * vmin, seed: seed + 2, greens: LEAVES })
  context.restore()

  const shade = drawWindowShade(width, height, vmin)
  const place = SEAL[shape]
  const seal = drawSeal(place.radius * vmin, palette.accent)
  const sealAt = [
    Math.round((place.x * width) / 100 - seal.width / 2),
    Math.round((place.y * height) / 100 - seal.height / 2),
  ] as const
  // After the words of the end card.
  const sealed = (scenes.at(-1)?.start ?? durationSeconds) + 2.2
  return {
    rate: () => 10,
    drawAt(target, seconds) {
      const share = seconds / durationSeconds
      target.drawImage(paper, 0, 0)
      const pressed = ease((seconds - sealed) / 1.2)
      if (pressed > 0) {
        target.globalAlpha = pressed
        target.drawImage(seal, ...sealAt)
      }
      // Whole pixels: its edges are soft.
      const right = Math.round(mix(-0.34, -0.02, ease(share)) * width)
      const down = Math.round(mix(-0.02, -0.12, ease(share)) * height)
      target.globalAlpha = mix(1, 0.72, ease(share))
      target.drawImage(shade, right, down)
      target.globalAlpha = 1
    },
  }
}

const SHRINK = 8

/** Larger than the frame by its own movement. */
function drawWindowShade(width: number, height: number, vmin: number): Canvas {
  const full = createCanvas(Math.ceil(width * 1.4), Math.ceil(height * 1.2))
  const small = createCanvas(Math.ceil(full.width / SHRINK), Math.ceil(full.height / SHRINK))
  const context = small.getContext('2d')
  context.fillStyle = 'rgba(74, 62, 58, 0.24)'
  context.fillRect(0, 0, small.width, small.height)
  context.globalCompositeOperation = 'destination-out'
  const unit = vmin / SHRINK
  context.filter = `blur(${(unit * 2).toFixed(2)}px)`
  context.setTransform(1, 0.22, -0.42, 1, small.width * 0.44, -small.height * 0.06)
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < 3; row++) {
      context.fillStyle = `rgba(0, 0, 0, ${0.92 - 0.1 * row})`
      context.fillRect(column * unit * 37, row * unit * 43, unit * 33, unit * 38)
    }
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.filter = 'none'
  const target = full.getContext('2d')
  target.drawImage(small, 0, 0, small.width * SHRINK, small.height * SHRINK)
  return full
}

function drawSeal(radius: number, colour: string): Canvas {
  const side = Math.ceil(radius * 2.3)
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.translate(side / 2, side / 2)
  context.rotate(-0.09)
  context.fillStyle = colour
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fill()
  context.globalCompositeOperation = 'destination-out'
  context.lineWidth = radius * 0.045
  context.beginPath()
  context.arc(0, 0, radius * 0.84, 0, 2 * Math.PI)
  context.stroke()
  context.beginPath()
  context.moveTo(0, radius * 0.56)
  context.lineTo(0, -radius * 0.5)
  context.stroke()
  for (let leaf = 0; leaf < 7; leaf++) {
    const lean = leaf % 2 === 0 ? 1 : -1
    context.beginPath()
    const y = radius * (0.34 - leaf * 0.13)
    context.ellipse(
      lean * radius * 0.18,
      y - radius * 0.08,
      radius * 0.2,
      radius * 0.085,
      lean * -0.75,
      0,
      2 * Math.PI,
    )
    context.fill()
  }
  for (let speck = 0; speck < 70; speck++) {
    const angle = speck * 2.399
    const far = radius * Math.sqrt(speck / 70)
    context.globalAlpha = 0.2 + 0.3 * Math.abs(Math.sin(speck * 5.1))
    context.beginPath()
    context.arc(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      radius * 0.012 * (1 + Math.sin(speck * 3.3)),
      0,
      7,
    )
    context.fill()
  }
  return canvas
}
