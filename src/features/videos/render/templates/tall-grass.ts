import { COLUMN_STYLES, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const TALL_GRASS: VideoTemplate = {
  id: 'tall-grass',
  title: 'Tall Grass',
  category: 'Landscapes',
  description: 'A summer meadow in the wind below a wide sky.',
  durationSeconds: 24,
  posterSeconds: 7,
  palette: {
    ink: '#22301F',
    soft: '#3B4A36',
    accent: '#7A6A22',
    ground: '#E4E9E2',
    plate: '#FBFAF2',
    code: '#22301F',
  },
  background: { kind: 'tall-grass', seed: 31 },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [1.8, 9],
    invitation: [10, 16.2],
    contact: [17.6, 24],
    anchor: { landscape: 'top-left', square: 'top', portrait: 'top' },
    align: { landscape: 'start', square: 'centre', portrait: 'centre' },
    width: { landscape: 64, square: 96, portrait: 100 },
    maxHeight: { landscape: 62, square: 60, portrait: 56 },
    entrance: 'rise',
    codeBelow: ['landscape', 'square'],
  }),
  sound: {
    room: 0.4,
    voices: [
      { kind: 'noise', low: 250, high: 2600, swells: 7, depth: 0.75, level: 0.16, seed: 21 },
      { kind: 'drone', note: 38, from: 0, to: 24, swell: 5, level: 0.3 },
      { kind: 'drone', note: 45, from: 9.5, to: 24, swell: 5, level: 0.2 },
      {
        kind: 'pluck',
        notes: [
          [1.8, 62],
          [10, 66],
          [17.6, 69],
        ],
        decay: 3,
        level: 0.16,
        bright: 0.4,
      },
    ],
  },
}
