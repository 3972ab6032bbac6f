import { COLUMN_STYLES, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const FIRST_LIGHT: VideoTemplate = {
  id: 'first-light',
  title: 'First Light',
  category: 'Landscapes',
  description: 'Hills in morning fog. The sun rises behind them while the words stand in the sky.',
  durationSeconds: 24,
  posterSeconds: 7,
  palette: {
    ink: '#FDF3E4',
    soft: '#F0DCCB',
    accent: '#F0B77E',
    ground: '#26304E',
    plate: '#FDF3E4',
    code: '#1C2540',
  },
  background: { kind: 'first-light', seed: 11 },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [2, 9.2],
    invitation: [10.2, 16.4],
    contact: [17.8, 24],
    anchor: { landscape: 'top-left', square: 'top', portrait: 'top' },
    align: { landscape: 'start', square: 'centre', portrait: 'centre' },
    width: { landscape: 66, square: 96, portrait: 100 },
    maxHeight: { landscape: 64, square: 60, portrait: 58 },
    contactHeight: { landscape: 50, square: 42, portrait: 58 },
    entrance: 'rise',
    codeBelow: ['landscape', 'square'],
    scrim: { colour: 'ground', opacity: 0.64, spread: { landscape: 17, square: 12, portrait: 9 } },
  }),
  sound: {
    room: 0.6,
    voices: [
      { kind: 'pad', notes: [50, 57, 66, 71], from: 0, to: 24, swell: 6, level: 0.4, warmth: 0.6 },
      { kind: 'pad', notes: [62, 69, 74], from: 9, to: 24, swell: 5, level: 0.24, warmth: 0.7 },
      { kind: 'noise', low: 300, high: 1400, swells: 5, depth: 0.6, level: 0.03, seed: 5 },
      { kind: 'bell', note: 74, at: [2, 10.2, 17.8], decay: 5, level: 0.1, pan: -0.2 },
    ],
  },
}
