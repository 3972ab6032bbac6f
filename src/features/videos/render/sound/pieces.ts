import type { PieceName, Scene, Sound } from '../templates/video-template.ts'
import type { InstrumentName } from './instruments.ts'
import type { PlayedNote } from './play-notes.ts'

/** A chord from its bass upwards, and a melody of (share of the bar, note). In D; MIDI. */
type Bar = { chord: readonly number[]; melody: readonly (readonly [at: number, note: number])[] }
type Piece = {
  /** Until the end card; its last bar leads to `home`. */
  way: readonly Bar[]
  /** From the end card on. */
  home: readonly Bar[]
  melody: InstrumentName
  broken: InstrumentName
  /** Notes of the broken chord in a bar. */
  steps: number
  strings: number
}

const bar = (chord: readonly number[], ...melody: readonly (readonly [number, number])[]): Bar => ({
  chord,
  melody,
})

const PIECES: Record<PieceName, Piece> = {
  evening: {
    way: [
      bar([50, 57, 62, 66], [0, 78], [0.5, 81]),
      bar([47, 54, 62, 69], [0, 83], [0.66, 81]),
      bar([43, 55, 59, 66], [0, 79], [0.5, 83]),
      bar([42, 57, 62, 69], [0, 81], [0.66, 78]),
      bar([52, 55, 59, 62], [0, 79], [0.5, 76]),
      bar([45, 57, 61, 67], [0, 73], [0.5, 76]),
    ],
    home: [
      bar([50, 57, 62, 66], [0, 74], [0.5, 78], [0.75, 81]),
      bar([43, 55, 59, 62], [0, 83], [0.5, 81]),
      bar([50, 57, 62, 66], [0, 78], [0.5, 74]),
    ],
    melody: 'piano',
    broken: 'piano',
    steps: 4,
    strings: 0.4,
  },
  water: {
    way: [
      bar([50, 57, 62, 66, 69, 74], [0.33, 81]),
      bar([49, 57, 64, 69, 73, 76], [0.33, 80]),
      bar([47, 54, 62, 66, 71, 74], [0.33, 78]),
      bar([43, 50, 59, 62, 67, 71], [0.33, 79], [0.66, 83]),
      bar([45, 57, 62, 66, 69, 74], [0.33, 81]),
      bar([45, 57, 61, 64, 69, 73], [0.33, 76], [0.66, 73]),
    ],
    home: [
      bar([50, 57, 62, 66, 69, 74], [0, 74], [0.5, 81]),
      bar([43, 55, 59, 62, 67, 71], [0, 83], [0.5, 79]),
      bar([50, 57, 62, 66, 69, 74], [0, 86]),
    ],
    melody: 'piano',
    broken: 'harp',
    steps: 6,
    strings: 0.35,
  },
  morning: {
    way: [
      bar([43, 55, 59, 62], [0, 74], [0.75, 76]),
      bar([50, 57, 62, 66], [0, 78]),
      bar([52, 55, 59, 64], [0, 79], [0.75, 78]),
      bar([47, 54, 59, 66], [0, 74], [0.5, 78]),
      bar([43, 55, 59, 67], [0, 83], [0.5, 81]),
      bar([45, 57, 61, 64], [0, 76], [0.5, 73]),
    ],
    home: [
      bar([50, 57, 62, 66], [0, 74], [0.5, 81]),
      bar([43, 55, 59, 62], [0, 79], [0.5, 83]),
      bar([50, 57, 62, 69], [0, 81], [0.5, 86]),
    ],
    melody: 'harp',
    broken: 'harp',
    steps: 2,
    strings: 0.75,
  },
}

/** Seconds; longer films repeat `way`. */
const BAR = 3

/** Bars end with the film; `home` starts with its last scene. */
export function notesOf({ piece, transpose }: Sound, scenes: readonly Scene[]): PlayedNote[] {
  const { way, home, ...parts } = PIECES[piece]
  const card = scenes.at(-1)
  if (!card) return []
  // Short films take the last bars of each.
  const barsIn = (seconds: number) => Math.max(1, Math.round(seconds / BAR))
  const times = Math.max(1, Math.round(card.start / way.length / BAR))
  const repeated = Array.from({ length: times }, () => way).flat()
  const spans = [
    { bars: card.start < 12 ? repeated.slice(-barsIn(card.start)) : repeated, from: 0, to: card.start },
    { bars: home.slice(-barsIn(card.end - card.start)), from: card.start, to: card.end },
  ]
  return spans
    .flatMap(({ bars, from, to }) => {
      const length = (to - from) / bars.length
      return bars.flatMap((of, at) => notesOfBar(of, parts, from + at * length, length))
    })
    .map((note) => ({ ...note, note: note.note + transpose }))
}

function notesOfBar(
  { chord, melody }: Bar,
  { melody: voice, broken, steps, strings }: Omit<Piece, 'way' | 'home'>,
  start: number,
  length: number,
): PlayedNote[] {
  const tune = melody.map(([share, note], at) => ({
    instrument: voice,
    note,
    at: start + share * length,
    lasts: length * 1.4,
    level: at === 0 ? 1 : 0.82,
    pan: 0.1,
  }))
  const accompaniment = Array.from({ length: steps }, (_, at) => ({
    instrument: broken,
    note: chord[at % chord.length] ?? 50,
    at: start + (at / steps) * length,
    lasts: length,
    level: at === 0 ? 0.6 : 0.42,
    pan: -0.25 + (0.4 * at) / steps,
  }))
  const held = chord.slice(0, 4).map((note, at) => ({
    instrument: 'strings' as const,
    note: note < 50 ? note + 12 : note,
    at: start,
    lasts: length,
    level: strings * 0.6,
    pan: -0.5 + at * 0.33,
  }))
  return [...tune, ...accompaniment, ...held]
}
