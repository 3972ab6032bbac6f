import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const FIRST_LIGHT: VideoTemplate = {
  id: 'first-light',
  title: 'First Light',
  category: 'Landscapes',
  description: 'Stones in fresh snow. The first sun reaches over it, and the blue shadows turn to gold.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#1E2740',
    soft: '#36415E',
    accent: '#9A5A2E',
    ground: '#E6E9F4',
    plate: '#FBFBFE',
    code: '#1E2740',
  },
  background: {
    kind: 'plates',
    seed: 11,
    plates: {
      place: 'first-light',
      moods: ['early', 'risen', 'day'],
      zoom: [1.05, 1.12],
      drift: [-1.6, -1.2],
      slide: 1.6,
    },
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [16.4, 24],
    ...LEFT_COLUMN,
    entrance: 'rise',
    scrim: { colour: 'ground', opacity: 0.5, spread: { landscape: 18, square: 16, portrait: 20 } },
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
