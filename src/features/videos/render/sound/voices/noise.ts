import type { Voice } from '../../templates/video-template.ts'
import { SAMPLE_RATE, type Stereo } from '../stereo.ts'

/** Noise between two frequencies: wind, water, breath. */
export function addNoise(out: Stereo, voice: Extract<Voice, { kind: 'noise' }>): void {
  addChannel(out.left, voice, voice.seed, 0)
  addChannel(out.right, voice, voice.seed + 99, 0.6)
}

/** Samples between two values of the slow loudness. */
const BLOCK = 64

function addChannel(
  out: Float32Array,
  { low, high, swells, depth, level }: Extract<Voice, { kind: 'noise' }>,
  seed: number,
  phase: number,
): void {
  const keepHigh = 1 - Math.exp((-2 * Math.PI * high) / SAMPLE_RATE)
  const keepLow = 1 - Math.exp((-2 * Math.PI * low) / SAMPLE_RATE)
  // Makes up for the filters.
  const gain = level * 3 * Math.sqrt(4000 / Math.max(200, high))
  let state = (seed * 2654435761) >>> 0 || 1
  let one = 0
  let two = 0
  let floor = 0
  for (let block = 0; block < out.length; block += BLOCK) {
    const turn = (2 * Math.PI * swells * block) / SAMPLE_RATE / 60 + phase
    const wave = 0.5 + 0.34 * Math.sin(turn) + 0.16 * Math.sin(turn * 2.37 + 1.3)
    const loud = gain * (1 - depth + depth * wave)
    for (let index = block; index < Math.min(out.length, block + BLOCK); index++) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      one += ((state | 0) / 2147483648 - one) * keepHigh
      two += (one - two) * keepHigh
      floor += (two - floor) * keepLow
      out[index] = (out[index] as number) + (two - floor) * loud
    }
  }
}
