import { type InstrumentName, RECORDED_RATE, recordingOf } from './instruments.ts'
import { panOf, SAMPLE_RATE, type Stereo } from './stereo.ts'

/** Times in seconds, `note` in MIDI, `pan` -1 to 1. */
export type PlayedNote = {
  instrument: InstrumentName
  note: number
  at: number
  lasts: number
  level: number
  pan: number
}

const RELEASE = 0.7
const TO_FLOAT = 1 / 32_768

/** Adds to `out`. */
export function playNotes(out: Stereo, notes: readonly PlayedNote[]): void {
  for (const { instrument, note, at, lasts, level, pan } of notes) {
    const { samples, speed } = recordingOf(instrument, note)
    const step = (speed * RECORDED_RATE) / SAMPLE_RATE
    const [left, right] = panOf(pan)
    const start = Math.round(at * SAMPLE_RATE)
    const held = lasts * SAMPLE_RATE
    const length = Math.min(
      out.left.length - start,
      Math.floor((samples.length - 2) / step),
      held + RELEASE * SAMPLE_RATE,
    )
    for (let index = 0; index < length; index++) {
      const place = index * step
      const whole = Math.floor(place)
      const [a, b] = [samples[whole] as number, samples[whole + 1] as number]
      const release = index <= held ? 1 : 1 - (index - held) / (RELEASE * SAMPLE_RATE)
      const value = (a + (b - a) * (place - whole)) * TO_FLOAT * level * release * release
      out.left[start + index] = (out.left[start + index] as number) + value * left
      out.right[start + index] = (out.right[start + index] as number) + value * right
    }
  }
}
