import { COLUMN_STYLES, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const STILL_WATER: VideoTemplate = {
  id: 'still-water',
  title: 'Still Water',
  category: 'Water',
  description:
    'A lake at dusk with its mirror image. It trembles once, like a touch, and the stars come one by one.',
  durationSeconds: 26,
  posterSeconds: 7.5,
  palette: {
    ink: '#F1F4FB',
    soft: '#CDD5E8',
    accent: '#A9B9DC',
    ground: '#1B2442',
    plate: '#F1F4FB',
    code: '#131B36',
  },
  background: { kind: 'still-water', seed: 23 },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [2.6, 10],
    invitation: [11.2, 17.6],
    contact: [19.4, 26],
    anchor: { landscape: 'top-left', square: 'top', portrait: 'top' },
    align: { landscape: 'start', square: 'centre', portrait: 'centre' },
    width: { landscape: 68, square: 96, portrait: 100 },
    maxHeight: { landscape: 62, square: 58, portrait: 56 },
    contactHeight: { landscape: 62, square: 44, portrait: 56 },
    entrance: 'light',
    codeBelow: ['landscape', 'square'],
    scrim: { colour: 'ground', opacity: 0.6, spread: 14 },
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
