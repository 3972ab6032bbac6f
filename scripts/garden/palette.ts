import type { Vector } from './vector.ts'

/** Colours in linear light, 0 to 1. */
export type Colour = Vector

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** "#F4EEE2" in linear light (IEC 61966-2-1). */
export function fromHex(hex: string): Colour {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

const toByte = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))

/** Writes a colour as three bytes of sRGB; what is brighter than paper is rolled off without changing its hue. */
export function writeColour(rgb: Uint8Array, at: number, colour: Colour): void {
  const brightest = Math.max(colour[0], colour[1], colour[2])
  const roll = brightest > 0.88 ? (0.88 + 0.12 * (1 - Math.exp(-(brightest - 0.88) / 0.12))) / brightest : 1
  for (let channel = 0; channel < 3; channel++)
    rgb[at + channel] = toByte(Math.max(0, colour[channel as 0] * roll))
}

/** How a garden is lit, by day or at night. Level, unshaded sand comes out as exactly the token `sand`. */
export type Mood = {
  name: 'light' | 'dark'
  sand: Colour
  /** Part of the light that comes from the whole sky; shadows keep it. */
  sky: Colour
  /** Tint of the raked sand against the level token sand: room for the ridges' bright sides. */
  raked: Colour
  /** How strongly the relief of the sand shows. */
  relief: number
  /** Multiplies all that stones send back. */
  stoneLight: Colour
  sheen: number
}

export const MOODS: readonly Mood[] = [
  {
    name: 'light',
    sand: fromHex('#F4EEE2'),
    sky: [0.42, 0.4, 0.37],
    raked: [0.95, 0.937, 0.908],
    relief: 0.95,
    stoneLight: [1.03, 1.01, 0.98],
    sheen: 1,
  },
  {
    name: 'dark',
    sand: fromHex('#25211D'),
    sky: [0.34, 0.36, 0.4],
    raked: [1.03, 1.02, 1.01],
    relief: 1.75,
    stoneLight: [0.33, 0.34, 0.345],
    sheen: 0.45,
  },
]
