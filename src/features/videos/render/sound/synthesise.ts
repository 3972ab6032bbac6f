import { ease } from '../film/easing.ts'
import type { Scene, Sound } from '../templates/video-template.ts'
import { addRoom } from './add-room.ts'
import { loudnessOf } from './loudness.ts'
import { notesOf } from './pieces.ts'
import { playNotes } from './play-notes.ts'
import { SAMPLE_RATE, type Stereo, silence } from './stereo.ts'

/** As players of short films do. */
const TARGET_LUFS = -14
const ROOM = 0.35
/** -2 dBFS: AAC may overshoot by one. */
const PEAK = 10 ** (-2 / 20)
const FADE_IN = 0.4
const FADE_OUT = 2

/** Makes sound at TARGET_LUFS below PEAK. About 0.5 CPU s. */
export function synthesise(sound: Sound, scenes: readonly Scene[], durationSeconds: number): Stereo {
  const out = silence(durationSeconds)
  playNotes(out, notesOf(sound, scenes))
  addRoom(out, ROOM)
  shapeEnds(out)
  // Limiting costs loudness; four rounds are enough.
  for (let round = 0; round < 4; round++) {
    const loudness = loudnessOf(out)
    if (loudness === Number.NEGATIVE_INFINITY) return out
    scaleAndLimit(out, 10 ** ((TARGET_LUFS - loudness) / 20))
  }
  return out
}

function shapeEnds({ left, right }: Stereo): void {
  const rise = FADE_IN * SAMPLE_RATE
  const fall = FADE_OUT * SAMPLE_RATE
  for (let index = 0; index < left.length; index++) {
    const fromEnd = left.length - 1 - index
    if (index > rise && fromEnd > fall) continue
    const gain = ease(index / rise) * ease(fromEnd / fall)
    left[index] = (left[index] as number) * gain
    right[index] = (right[index] as number) * gain
  }
}

/** Linear up to 60 % of PEAK, bent above; never reaches it. */
function scaleAndLimit({ left, right }: Stereo, gain: number): void {
  const knee = PEAK * 0.6
  const room = PEAK - knee
  for (const channel of [left, right]) {
    for (let index = 0; index < channel.length; index++) {
      const value = (channel[index] as number) * gain
      const size = Math.abs(value)
      channel[index] =
        size <= knee ? value : Math.sign(value) * (knee + room * Math.tanh((size - knee) / room))
    }
  }
}
