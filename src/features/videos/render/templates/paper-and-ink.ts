import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const PAPER_AND_INK: VideoTemplate = {
  id: 'paper-and-ink',
  title: 'Paper and Ink',
  category: 'Craft',
  description:
    'Handmade paper on slate, held by stones; the shadow of leaves wanders over it and the words soak in like ink.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#1F1B18',
    soft: '#3A332C',
    accent: '#84311F',
    ground: '#F1EBDD',
    plate: '#FBF8F0',
    code: '#1F1B18',
  },
  background: {
    kind: 'plates',
    seed: 31,
    plates: {
      place: 'paper-and-ink',
      moods: ['morning', 'noon', 'late'],
      zoom: [1.05, 1.12],
      drift: [-1.2, 1.2],
      slide: 0.8,
    },
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [16.4, 24],
    ...LEFT_COLUMN,
    entrance: 'soak',
    scrim: { colour: 'ground', opacity: 0.35, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: {
    room: 0.45,
    voices: [
      { kind: 'tap', at: [1.6, 10.4, 17.6, 19.8], pitch: 180, level: 0.5 },
      { kind: 'pad', notes: [43, 50, 59], from: 0, to: 10, swell: 3.5, level: 0.26, warmth: 1 },
      { kind: 'pad', notes: [40, 52, 55], from: 8, to: 18, swell: 4, level: 0.26, warmth: 1 },
      { kind: 'pad', notes: [43, 50, 62], from: 16, to: 24, swell: 4, level: 0.26, warmth: 1 },
      { kind: 'noise', low: 200, high: 1400, swells: 5, depth: 0.3, level: 0.02, seed: 5 },
    ],
  },
}
