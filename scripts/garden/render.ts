import { smoothstep } from './noise.ts'
import { type Colour, type Mood, writeColour } from './palette.ts'
import { lightOnSand, lightPast, openSky, type Raking, type SandRelief, sandRelief } from './sand.ts'
import { colourAt, facing, meetStone, type PlacedStone, placeStone, type Stone } from './stone.ts'
import { dot, GAZE, groundAt, LEAN_COS, LEAN_SIN, TO_LIGHT, unit, type Vector } from './vector.ts'

/** Also where the sand stays smooth for text. */
export type Garden = {
  /** The visible part, in CSS pixels. */
  left: number
  top: number
  width: number
  height: number
  stones: readonly Stone[]
  raking: Raking
  /** 0: level sand in the token colour; 1: full garden. */
  presence(x: number, y: number): number
}

export type Picture = { mood: Mood['name']; width: number; height: number; rgb: Uint8Array }

type Channels = [number, number, number]
const TOWARDS_EYE: Vector = [-GAZE[0], -GAZE[1], -GAZE[2]]
const HALFWAY = unit([
  TO_LIGHT[0] + TOWARDS_EYE[0],
  TO_LIGHT[1] + TOWARDS_EYE[1],
  TO_LIGHT[2] + TOWARDS_EYE[2],
])
const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** Draws a garden in each mood; `density`: device pixels per CSS pixel. */
export function renderGarden(garden: Garden, moods: readonly Mood[], density: number): Picture[] {
  const width = Math.round(garden.width * density)
  const height = Math.round(garden.height * density)
  const stones = garden.stones.map(placeStone)
  const pictures = moods.map((mood) => ({
    mood: mood.name,
    width,
    height,
    rgb: new Uint8Array(width * height * 3),
  }))
  // Antialiasing only at stones' edges: four samples, else one.
  const looksNear: [number, number][] = [
    [-0.25, -0.25],
    [0.25, -0.25],
    [-0.25, 0.25],
    [0.25, 0.25],
  ]
  const looksFar: [number, number][] = [[0, 0]]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = garden.left + (column + 0.5) / density
      const y = garden.top + (row + 0.5) / density
      const looks = stones.some((stone) => isNear(stone, x, y)) ? looksNear : looksFar
      const sums = moods.map((): Channels => [0, 0, 0])
      for (const [right, down] of looks) {
        const light = lookAt(garden, stones, x + right / density, y + down / density)
        moods.forEach((mood, index) => {
          addLight(sums[index] as Channels, mood, light, 1 / looks.length)
        })
      }
      pictures.forEach((picture, index) => {
        writeColour(picture.rgb, (row * width + column) * 3, sums[index] as Channels)
      })
    }
  }
  return pictures
}

function isNear(stone: PlacedStone, x: number, y: number): boolean {
  const reach = Math.max(stone.radii[0], stone.radii[1]) * 1.1 + 2
  const middle = stone.y - stone.centre[2] * LEAN_SIN
  return Math.abs(x - stone.x) < reach && Math.abs(y - middle) < reach
}

/** Before a mood colours it. */
type Light =
  | { of: 'sand'; presence: number; relief: SandRelief; direct: number; sky: number }
  | { of: 'stone'; colour: Colour; sun: number; sky: number; bounce: number; sheen: number; rim: number }

function lookAt(garden: Garden, stones: readonly PlacedStone[], x: number, y: number): Light {
  const from: Vector = [x, -y * LEAN_COS, -y * LEAN_SIN]
  for (const stone of stones) {
    const q = isNear(stone, x, y) ? meetStone(stone, from) : null
    const up = q ? q[2] * stone.radii[2] + stone.centre[2] : 0
    if (q && up > 0) return lightFromStone(stones, stone, q, up)
  }
  const presence = garden.presence(x, y)
  const p = groundAt(x, y)
  if (presence === 0) return { of: 'sand', presence, relief: { x: 0, y: 0, shade: 1 }, direct: 1, sky: 1 }
  const relief = sandRelief(stones, garden.raking, p)
  return { of: 'sand', presence, relief, direct: lightPast(stones, p, null), sky: openSky(stones, p) }
}

function lightFromStone(stones: readonly PlacedStone[], stone: PlacedStone, q: Vector, up: number): Light {
  const n = facing(stone, q)
  const [a, b] = stone.radii
  const p: Vector = [
    stone.centre[0] + q[0] * a * stone.cos - q[1] * b * stone.sin,
    stone.centre[1] + q[0] * a * stone.sin + q[1] * b * stone.cos,
    up,
  ]
  const past = lightPast(stones, p, stone)
  const lift = smoothstep(-0.05, 0.8, up / stone.radii[2])
  const gloss = Math.max(0, dot(n, HALFWAY))
  return {
    of: 'stone',
    colour: colourAt(stone, q),
    // A large soft light wraps a little round the edge.
    sun: past * Math.max(0, (dot(n, TO_LIGHT) + 0.2) / 1.2) ** 1.5,
    sky: (0.5 + 0.5 * n[2]) * mix(0.25, 1, lift),
    bounce: (0.5 - 0.5 * n[2]) * mix(0.3, 1, lift),
    sheen: past * (0.08 * gloss ** 8 + 0.09 * gloss ** 36),
    rim: 0.04 * (1 - Math.max(0, dot(n, TOWARDS_EYE))) ** 3 * lift,
  }
}

/** Warm light from the sand onto the stones. */
const BOUNCE: Colour = [1.06, 1, 0.88]

function addLight(sum: Channels, mood: Mood, light: Light, weight: number): void {
  if (light.of === 'sand') {
    const fall = lightOnSand(light.relief, mood.relief)
    const direct = light.direct * fall
    const sky = light.sky * mix(1, fall, 0.35)
    for (let channel = 0; channel < 3; channel++) {
      const share = mood.sky[channel as 0]
      const garden = mood.raked[channel as 0] * (share * sky + (1 - share) * direct)
      sum[channel as 0] += weight * mood.sand[channel as 0] * mix(1, garden, light.presence)
    }
    return
  }
  for (let channel = 0; channel < 3; channel++) {
    const arriving = 1.12 * light.sun + 0.42 * light.sky + 0.26 * light.bounce * BOUNCE[channel as 0]
    const sent = light.colour[channel as 0] * arriving + light.rim + light.sheen * mood.sheen
    sum[channel as 0] += weight * mood.stoneLight[channel as 0] * sent
  }
}
