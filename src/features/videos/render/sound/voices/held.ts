import { ease } from '../../film/easing.ts'
import type { Voice } from '../../templates/video-template.ts'
import { hertzOf, panOf, SAMPLE_RATE, type Stereo } from '../stereo.ts'

/** A chord that swells and fades. */
export function addPad(out: Stereo, voice: Extract<Voice, { kind: 'pad' }>): void {
  voice.notes.forEach((note, index) => {
    const spread = voice.notes.length > 1 ? (index / (voice.notes.length - 1)) * 1.2 - 0.6 : 0
    for (const [cents, place] of [
      [-4, spread - 0.3],
      [3, spread + 0.3],
    ] as const) {
      const harmonics = [1, 0.5 * voice.warmth, 0.3 * voice.warmth ** 2, 0.12 * voice.warmth ** 2]
      addTone(out, hertzOf(note + cents / 100), harmonics, voice, place, 0.11 + 0.02 * index)
    }
  })
}

/** A low string: many harmonics, a slow beat. */
export function addDrone(out: Stereo, voice: Extract<Voice, { kind: 'drone' }>): void {
  const harmonics = [1, 0.55, 0.4, 0.24, 0.16, 0.1]
  addTone(out, hertzOf(voice.note), harmonics, voice, -0.25, 0.07)
  addTone(out, hertzOf(voice.note + 0.05), harmonics, voice, 0.25, 0.09)
}

type Held = { from: number; to: number; swell: number; level: number }

/** Samples between two values of the slow loudness. */
const BLOCK = 64

function addTone(
  out: Stereo,
  hertz: number,
  harmonics: readonly number[],
  { from, to, swell, level }: Held,
  place: number,
  breath: number,
): void {
  const [gainLeft, gainRight] = panOf(Math.min(1, Math.max(-1, place)))
  const table = waveOf(harmonics)
  const step = (hertz * table.length) / SAMPLE_RATE
  const start = Math.max(0, Math.round(from * SAMPLE_RATE))
  const end = Math.min(out.left.length, Math.round(to * SAMPLE_RATE))
  let phase = (place + 1) * 500
  for (let block = start; block < end; block += BLOCK) {
    const seconds = block / SAMPLE_RATE
    const shape = ease((seconds - from) / swell) * ease((to - seconds) / swell)
    const loud = level * 0.2 * shape * (0.85 + 0.15 * Math.sin(2 * Math.PI * breath * seconds + place * 3))
    for (let index = block; index < Math.min(end, block + BLOCK); index++) {
      const value = (table[phase & (TABLE - 1)] as number) * loud
      out.left[index] = (out.left[index] as number) + value * gainLeft
      out.right[index] = (out.right[index] as number) + value * gainRight
      phase += step
    }
  }
}

const TABLE = 4096

function waveOf(harmonics: readonly number[]): Float32Array {
  return Float32Array.from({ length: TABLE }, (_, at) =>
    harmonics.reduce(
      (sum, share, index) => sum + share * Math.sin((2 * Math.PI * (index + 1) * at) / TABLE),
      0,
    ),
  )
}
