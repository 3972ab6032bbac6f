import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Notes (MIDI) recorded one after the other, some seconds each: `npm run art -- instruments`. */
export const INSTRUMENTS = {
  piano: { program: 0, notes: [50, 55, 60, 65, 70, 75, 80, 85], seconds: 5, velocity: 58 },
  harp: { program: 46, notes: [50, 56, 62, 68, 74, 80], seconds: 4, velocity: 74 },
  strings: { program: 48, notes: [45, 51, 57, 63, 69, 75], seconds: 8, velocity: 72 },
} as const
export type InstrumentName = keyof typeof INSTRUMENTS

/** One channel, 16 bits. */
export const RECORDED_RATE = 24_000

/** -1 to 1, and how much faster to play it. */
export type Recording = { samples: Int16Array; speed: number }

const opened = new Map<InstrumentName, Int16Array>()

/** The nearest one. Throws when the file is missing. */
export function recordingOf(name: InstrumentName, note: number): Recording {
  const { notes, seconds } = INSTRUMENTS[name]
  let all = opened.get(name)
  if (!all) {
    const folder = import.meta.url.endsWith('.ts') ? '../art/' : './film-art/'
    const bytes = gunzipSync(readFileSync(fileURLToPath(new URL(`${folder}${name}.pcm.gz`, import.meta.url))))
    all = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2)
    opened.set(name, all)
  }
  const distances = notes.map((own) => Math.abs(own - note))
  const nearest = distances.indexOf(Math.min(...distances))
  const length = seconds * RECORDED_RATE
  return {
    samples: all.subarray(nearest * length, (nearest + 1) * length),
    speed: 2 ** ((note - (notes[nearest] ?? note)) / 12),
  }
}
