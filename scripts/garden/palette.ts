import type { Vector } from './vector.ts'

/** Linear light, 0 to 1. */
export type Colour = Vector

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** "#F4EEE2" to linear light (IEC 61966-2-1). */
export function fromHex(hex: string): Colour {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

const toByte = (linear: number) =>
  Math.round(255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055))

/** Writes three sRGB bytes; values above white are compressed without changing the hue. */
export function writeColour(rgb: Uint8Array, at: number, colour: Colour): void {
  const brightest = Math.max(colour[0], colour[1], colour[2])
  const roll = brightest > 0.88 ? (0.88 + 0.12 * (1 - Math.exp(-(brightest - 0.88) / 0.12))) / brightest : 1
  for (let channel = 0; channel < 3; channel++)
    rgb[at + channel] = toByte(Math.max(0, colour[channel as 0] * roll))
}

/** Lighting; level, unshaded sand is exactly the token `sand`. */
export type Mood = {
  name: 'light' | 'dark'
  sand: Colour
  /** From the sky; shadows keep it. */
  sky: Colour
  /** Tint of raked sand: room for bright ridges. */
  raked: Colour
  /** Strength of the sand's relief. */
  relief: number
  /** Multiplies light from stones. */
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
