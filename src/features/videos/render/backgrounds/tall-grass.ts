import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { ease, mix, stepAt } from '../film/easing.ts'
import type { CreateBackground } from './background.ts'
import { bake, bakeGlow, bakeGradient } from './bake.ts'
import { createBlend } from './create-blend.ts'
import { cloud2, noise2, randomFrom } from './noise.ts'

/** From the top. */
const FIELD = { landscape: 0.66, square: 0.68, portrait: 0.66 }
/** From far to near; blades in a square frame, height in vmin. */
const ROWS = [
  { count: 90, high: 15, foot: '#8E9A5B', tip: '#C9B978', wide: 0.26, ears: ['#B9A765', '#D8C58A'] },
  { count: 70, high: 23, foot: '#6F8148', tip: '#C2A961', wide: 0.36, ears: ['#AC9450', '#D3B872'] },
  { count: 44, high: 34, foot: '#4F6638', tip: '#A99147', wide: 0.52, ears: ['#9C8140', '#C9A85C'] },
] as const

/** Pictures a second of the sky, whose clouds have no edges, and of far tips, which move a pixel or two. */
const SKY_RATE = 7.5
const FAR_RATE = 15
/** Pixels of the shorter side; below it tips move half as far, so half the rate is enough. */
const SMALL = 540

type Blade = { x: number; high: number; lean: number; wide: number; colour: string; ear: 0 | 1 | null }

/** A meadow in the wind. */
export const createTallGrass: CreateBackground = async ({ width, height, shape, seed, durationSeconds }) => {
  const unit = Math.min(width, height)
  const top = FIELD[shape] * height
  const skies = [
    ['#BFD6E4', '#DDE8E6', '#F5EBD2'],
    ['#C9D8E2', '#EBE5D8', '#F8E3BE'],
  ].map(([high = '', middle = '', low = '']) =>
    bakeGradient(
      width,
      height,
      [
        [0, high],
        [0.42, middle],
        [0.7, low],
        [1, low],
      ],
      seed,
    ),
  ) as [Canvas, Canvas]
  const smallClouds = bakeClouds(seed, shape === 'portrait' ? 1.6 : 3)
  const clouds = bake(width * 1.5, height * 0.5, (context) =>
    context.drawImage(smallClouds, 0, 0, width * 1.5, height * 0.5),
  )
  const field = bakeField(width, height - top, unit, seed)
  const glow = bakeGlow(150, '#FFF4D2', 0.8)
  const reach = unit * 0.6
  const sun = bake(2 * reach, 2 * reach, (context) => context.drawImage(glow, 0, 0, 2 * reach, 2 * reach))
  const rows = ROWS.map((row, at) => makeBlades(row, at))
  // Hides the feet of the rows behind the nearest.
  const undergrowth = [0, 1].map((row) => bakeUndergrowth(row))
  const blendSky = createBlend(...skies)
  const sky = createCanvas(width, height)
  let shownSky = -1
  let shownFar = -1
  const pace = unit < SMALL ? 0.5 : 1
  const skyStepOf = (seconds: number) => stepAt(seconds, SKY_RATE * pace)
  const farStepOf = (seconds: number) => stepAt(seconds, FAR_RATE * pace)
  const everything = { x: 0, y: 0, width, height }
  // A blade with ear and awns is a quarter longer.
  const highest = Math.min(
    ...rows.flatMap((blades, at) => blades.map(({ high }) => footOf(at) - 1.25 * high)),
  )
  const grass = { ...everything, y: Math.max(0, Math.floor(highest) - 1) }
  grass.height -= grass.y
  // Only grass: a changed canvas is copied whole when drawn.
  const far = createCanvas(width, grass.height)
  return {
    rate: () => 30,
    changedBetween: (before, now) => (skyStepOf(before) === skyStepOf(now) ? grass : everything),
    drawAt(context, seconds) {
      drawSky(skyStepOf(seconds))
      drawFar(farStepOf(seconds))
      context.drawImage(sky, 0, 0, width, grass.y, 0, 0, width, grass.y)
      context.drawImage(far, 0, grass.y)
      drawBlades(context, rows.length - 1, seconds)
    },
  }

  function drawFar(seconds: number) {
    if (seconds === shownFar) return
    shownFar = seconds
    const context = far.getContext('2d')
    context.drawImage(sky, 0, -grass.y)
    context.save()
    context.translate(0, -grass.y)
    drawBlades(context, rows.length - 2, seconds)
    drawUndergrowth(context, rows.length - 2)
    context.restore()
  }

  function drawSky(seconds: number) {
    if (seconds === shownSky) return
    shownSky = seconds
    const share = seconds / durationSeconds
    const context = sky.getContext('2d')
    context.globalAlpha = 1
    context.drawImage(blendSky(ease(share)), 0, 0)
    context.globalAlpha = 0.75
    // Whole pixels: sun and clouds have no edges.
    context.drawImage(
      sun,
      Math.round(width * 0.86 - reach),
      Math.round(height * mix(0.16, 0.3, share) - reach),
    )
    context.globalAlpha = 0.85
    context.drawImage(clouds, -Math.round(seconds * 0.0055 * width), Math.round(height * 0.06))
    context.globalAlpha = 1
    context.drawImage(field, 0, Math.round(top))
    drawBlades(context, 0, seconds)
    drawUndergrowth(context, 0)
  }

  function footOf(row: number): number {
    if (row === ROWS.length - 1) return height + unit * 0.05
    return mix(top + unit * 0.08, height, (row + 1) / ROWS.length)
  }

  function bakeUndergrowth(row: number): Canvas {
    const from = undergrowthTop(row)
    return bake(width, height - from, (context) => {
      context.drawImage(field, 0, Math.round(top) - from)
      const gradient = context.createLinearGradient(0, 0, 0, footOf(row) - from)
      gradient.addColorStop(0, '#0000')
      gradient.addColorStop(1, '#000')
      context.globalCompositeOperation = 'destination-in'
      context.fillStyle = gradient
      context.fillRect(0, 0, width, height - from)
    })
  }

  function undergrowthTop(row: number): number {
    return Math.round(footOf(row) - unit * 0.1)
  }

  function drawUndergrowth(context: SKRSContext2D, row: number) {
    context.drawImage(undergrowth[row] as Canvas, 0, undergrowthTop(row))
  }

  function makeBlades(row: (typeof ROWS)[number], at: number): Blade[] {
    const random = randomFrom(seed + 50 + at)
    const count = Math.round((row.count * width) / height + row.count * 0.4)
    return Array.from({ length: count }, (_, number) => ({
      x: ((number + random()) / count) * 1.08 * width - 0.04 * width,
      high: row.high * (unit / 100) * mix(0.6, 1.1, random()),
      lean: mix(-0.16, 0.3, random()),
      wide: row.wide * (unit / 100) * mix(0.7, 1.3, random()),
      colour: blend(row.foot, row.tip, random()),
      ear: earOf(random()),
    }))
  }

  function drawBlades(context: SKRSContext2D, row: number, seconds: number) {
    const foot = footOf(row)
    const ears: Ear[][] = [[], []]
    for (const { x, high, lean, wide, colour, ear } of rows[row] ?? []) {
      const gust = noise2(x / (unit * 0.9) - seconds * 0.36, row * 3.1 + seconds * 0.05, seed)
      const flutter = 0.035 * Math.sin(seconds * 2.3 + x * 0.02)
      const bend = high * (lean + 0.17 * gust + flutter + 0.06)
      const tipX = x + bend
      const tipY = foot - high * (1 - 0.12 * Math.abs(bend / high))
      context.fillStyle = colour
      context.beginPath()
      context.moveTo(x - wide, foot)
      context.quadraticCurveTo(x - wide * 0.6, foot - high * 0.55, tipX, tipY)
      context.quadraticCurveTo(x + wide * 0.9, foot - high * 0.55, x + wide, foot)
      context.fill()
      if (ear !== null)
        ears[ear]?.push({ x: tipX, y: tipY, angle: Math.atan2(bend, high * 0.9), long: high * 0.22, wide })
    }
    // Each kind at once.
    for (const [kind, those] of ears.entries()) {
      context.fillStyle = ROWS[row]?.ears[kind] ?? ''
      context.beginPath()
      for (const ear of those) addEar(context, ear)
      context.fill()
    }
  }
}

type Ear = { x: number; y: number; angle: number; long: number; wide: number }

/** Two of five blades have one. */
const earOf = (share: number) => (share < 0.2 ? 0 : share < 0.4 ? 1 : null)
const GRAINS = 5
const AWNS = [-0.34, -0.1, 0.16, 0.4]

function addEar(context: SKRSContext2D, { x, y, angle, long, wide }: Ear): void {
  const turn = angle * 1.6
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // `up` along the ear from its middle, `out` across; numbers, since pairs would be 50,000 objects a second
  // of film.
  const xAt = (up: number, out: number) => x + up * sin + out * cos
  const yAt = (up: number, out: number) => y - up * cos + out * sin
  context.moveTo(xAt(-long * 0.5, 0), yAt(-long * 0.5, 0))
  for (const side of [1, -1]) {
    for (let step = 0; step < GRAINS; step++) {
      const grain = side > 0 ? step : GRAINS - 1 - step
      const [low, high] = [grain / GRAINS - 0.5, (grain + 1) / GRAINS - 0.5]
      const broad = side * wide * (1.75 - (1.05 * grain) / GRAINS)
      const end = side > 0 ? high : low
      const bulge = long * (low * 0.35 + high * 0.65)
      context.quadraticCurveTo(
        xAt(bulge, broad * 1.5),
        yAt(bulge, broad * 1.5),
        xAt(long * end, broad * 0.5),
        yAt(long * end, broad * 0.5),
      )
    }
  }
  context.closePath()
  for (const lean of AWNS) {
    const base = long * (0.36 - Math.abs(lean) * 0.7)
    const reach = long * 0.5
    const [left, right] = [lean * wide - wide * 0.12, lean * wide + wide * 0.12]
    context.moveTo(xAt(base, left), yAt(base, left))
    context.lineTo(xAt(base + reach, lean * reach * 0.8), yAt(base + reach, lean * reach * 0.8))
    context.lineTo(xAt(base, right), yAt(base, right))
    context.closePath()
  }
}

/** Of the far field; small pictures have fewer, wider strokes. */
const MOST_STROKES = 5200

function bakeField(width: number, height: number, unit: number, seed: number): Canvas {
  return bake(width, height, (context) => {
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += 4)
      context.lineTo(x, unit * (0.03 + 0.022 * cloud2(x / (unit * 0.9), 0, 3, seed)))
    context.lineTo(width, height)
    context.clip()
    const gradient = context.createLinearGradient(0, 0, 0, height)
    gradient.addColorStop(0, '#D9CF9F')
    gradient.addColorStop(0.3, '#B9B375')
    gradient.addColorStop(1, '#59703C')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
    const random = randomFrom(seed + 3)
    for (let count = 0; count < MOST_STROKES * Math.min(1, unit / SMALL); count++) {
      const y = random() ** 0.8 * height
      const high = unit * mix(0.008, 0.05, y / height)
      const x = random() * width
      context.strokeStyle = blend('#7E8A4D', '#E2D49B', random())
      context.globalAlpha = 0.35
      context.lineWidth = Math.max(0.6, unit * 0.0011)
      context.beginPath()
      context.moveTo(x, y + high)
      context.quadraticCurveTo(x, y + high * 0.4, x + (random() - 0.4) * high * 0.5, y)
      context.stroke()
    }
  })
}

/** Transparent at every edge. */
function bakeClouds(seed: number, stretch: number): Canvas {
  const width = 512
  const height = 192
  return bake(width, height, (context) => {
    const image = context.createImageData(width, height)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at += 4) {
        const heap = cloud2(x / (26 * stretch), y / 26, 5, seed + 70)
        const alpha = Math.max(0, Math.min(1, (heap - 0.02) * 3)) * Math.sin((Math.PI * y) / height) ** 0.8
        const shade = Math.max(0, Math.min(1, heap * 1.4))
        image.data.set([236 + 19 * shade, 238 + 16 * shade, 236 + 16 * shade, 235 * alpha], at)
      }
    }
    context.putImageData(image, 0, 0)
  })
}

function blend(one: string, other: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return `rgb(${[1, 3, 5].map((at) => Math.round(mix(part(one, at), part(other, at), share))).join(' ')})`
}
