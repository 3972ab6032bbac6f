import { COLUMN_STYLES, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const LANTERNS: VideoTemplate = {
  id: 'lanterns',
  title: 'Lanterns',
  category: 'Evening',
  description: 'Paper lanterns rise one after another from a dark pond.',
  durationSeconds: 25,
  posterSeconds: 7,
  palette: {
    ink: '#FBF0DC',
    soft: '#E2D0B4',
    accent: '#F0AE55',
    ground: '#17161A',
    plate: '#FBF0DC',
    code: '#2A1D12',
  },
  background: { kind: 'lanterns', seed: 7 },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [2, 9.4],
    invitation: [10.6, 16.8],
    contact: [18.4, 25],
    anchor: { landscape: 'left', square: 'top', portrait: 'top' },
    width: { landscape: 56, square: 96, portrait: 100 },
    maxHeight: { landscape: 100, square: 62, portrait: 56 },
    entrance: 'fade',
    scrim: { colour: 'ground', opacity: 0.55, spread: 8 },
  }),
  sound: {
    room: 0.7,
    voices: [
      {
        kind: 'pluck',
        notes: [
          [0.8, 79],
          [2, 83],
          [3.6, 86],
          [6.6, 84],
          [8.2, 81],
          [10.6, 79],
          [12.2, 83],
          [14.6, 88],
          [18.4, 86],
          [19.6, 83],
          [21.2, 79],
          [22.8, 74],
        ],
        decay: 2.6,
        level: 0.3,
        bright: 0.7,
      },
      { kind: 'pad', notes: [43, 55, 62, 71], from: 0, to: 25, swell: 5, level: 0.2, warmth: 0.5 },
      { kind: 'noise', low: 200, high: 900, swells: 4, depth: 0.4, level: 0.02, seed: 12 },
    ],
  },
}
