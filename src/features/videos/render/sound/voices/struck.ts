import { randomFrom } from '../../backgrounds/noise.ts'
import type { Voice } from '../../templates/video-template.ts'
import { addStruckSine, hertzOf, panOf, SAMPLE_RATE, type Stereo } from '../stereo.ts'

/** Ratio, loudness, share of the decay. */
const BOWL = [
  [1, 1, 1],
  [1.003, 0.5, 0.9],
  [2.71, 0.42, 0.5],
  [5.18, 0.2, 0.24],
  [8.2, 0.09, 0.12],
  [11.9, 0.04, 0.06],
] as const

/** A bowl or bell. */
export function addBell(
  out: Stereo,
  { note, at, decay, level, pan = 0 }: Extract<Voice, { kind: 'bell' }>,
): void {
  for (const start of at) {
    for (const [ratio, share, last] of BOWL)
      addStruckSine(out, {
        hertz: hertzOf(note) * ratio,
        at: start,
        decay: (decay * last) / 3,
        attack: 0.004 + 0.01 / ratio,
        level: level * share * 0.5,
        pan,
      })
  }
}

/** Music box or plucked string. */
export function addPluck(
  out: Stereo,
  { notes, decay, level, bright }: Extract<Voice, { kind: 'pluck' }>,
): void {
  notes.forEach(([at, note], index) => {
    const pan = Math.sin(index * 2.4) * 0.45
    for (let harmonic = 1; harmonic <= 5; harmonic++)
      addStruckSine(out, {
        hertz: hertzOf(note) * harmonic * (1 + 0.0004 * harmonic * harmonic),
        at,
        decay: decay / 3 / harmonic ** 0.8,
        attack: 0.002,
        level: (level * 0.5 * bright ** (harmonic - 1)) / harmonic,
        pan,
      })
  })
}

/** A dull knock on wood. */
export function addTap(out: Stereo, { at, pitch, level }: Extract<Voice, { kind: 'tap' }>): void {
  const random = randomFrom(17)
  for (const start of at) {
    for (const [ratio, share, decay] of [
      [1, 1, 0.05],
      [1.62, 0.55, 0.032],
      [2.9, 0.3, 0.016],
    ] as const)
      addStruckSine(out, {
        hertz: pitch * ratio,
        at: start,
        decay,
        attack: 0.001,
        level: level * share,
        pan: -0.1,
      })
    const [left, right] = panOf(-0.1)
    const first = Math.round(start * SAMPLE_RATE)
    let soft = 0
    for (let index = 0; index < 900 && first + index < out.left.length; index++) {
      soft += (random() * 2 - 1 - soft) * 0.25
      const value = soft * level * 0.5 * Math.exp(-index / 160)
      out.left[first + index] = (out.left[first + index] as number) + value * left
      out.right[first + index] = (out.right[first + index] as number) + value * right
    }
  }
}
