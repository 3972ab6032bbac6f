import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const TALL_GRASS: VideoTemplate = {
  id: 'tall-grass',
  title: 'Tall Grass',
  category: 'Landscapes',
  description: 'Stones in a meadow; the sun goes down behind the blades.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#22301F',
    soft: '#3B4A36',
    accent: '#7A6A22',
    ground: '#E9E8D6',
    plate: '#FBFAF2',
    code: '#22301F',
  },
  background: {
    kind: 'plates',
    seed: 31,
    plates: {
      place: 'tall-grass',
      moods: ['noon', 'gold', 'late'],
      zoom: [1.05, 1.12],
      drift: [1.4, 0.4],
      slide: 1.4,
    },
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [16.4, 24],
    ...LEFT_COLUMN,
    entrance: 'rise',
    scrim: { colour: 'ground', opacity: 0.55, spread: { landscape: 18, square: 16, portrait: 20 } },
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
