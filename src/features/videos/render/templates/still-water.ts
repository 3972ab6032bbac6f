import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const STILL_WATER: VideoTemplate = {
  id: 'still-water',
  title: 'Still Water',
  category: 'Water',
  description:
    'Stones in a lake at dusk with their mirror images; the warm light goes and the blue hour comes.',
  durationSeconds: 26,
  posterSeconds: 4,
  palette: {
    ink: '#F6F3F4',
    soft: '#E2DCE6',
    accent: '#E9B48E',
    ground: '#252B52',
    plate: '#F6F3F4',
    code: '#131B36',
  },
  background: {
    kind: 'plates',
    seed: 23,
    plates: {
      place: 'still-water',
      moods: ['dusk', 'blue', 'night'],
      zoom: [1.06, 1.13],
      drift: [1.4, 0.6],
      slide: 1.2,
    },
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [18.4, 26],
    ...LEFT_COLUMN,
    entrance: 'light',
    scrim: { colour: 'ground', opacity: 0.68, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: {
    room: 0.8,
    voices: [
      {
        kind: 'pluck',
        notes: [
          [1, 86],
          [5.2, 81],
          [10.6, 88],
          [14.4, 83],
          [19.4, 81],
          [22.6, 90],
        ],
        decay: 5,
        level: 0.2,
        bright: 0.3,
      },
      { kind: 'bell', note: 57, at: [2.6, 10.6, 19.4], decay: 8, level: 0.22, pan: -0.3 },
      { kind: 'pad', notes: [45, 52, 64], from: 0, to: 26, swell: 7, level: 0.26, warmth: 0.3 },
      { kind: 'noise', low: 90, high: 500, swells: 3, depth: 0.5, level: 0.04, seed: 9 },
    ],
  },
}
