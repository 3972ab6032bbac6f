import { COLUMN_STYLES, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const LINEN_WINDOW: VideoTemplate = {
  id: 'linen-window',
  title: 'Linen Window',
  category: 'Interiors',
  description: 'A linen curtain breathes at an open window, and squares of light walk across the wall.',
  durationSeconds: 24,
  posterSeconds: 7,
  palette: {
    ink: '#2C2E24',
    soft: '#45483A',
    accent: '#5E6B4A',
    ground: '#D9D9C9',
    plate: '#FAF8EF',
    code: '#2C2E24',
  },
  background: { kind: 'linen-window', seed: 17 },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [2, 9.4],
    invitation: [10.4, 16.4],
    contact: [17.8, 24],
    anchor: { landscape: 'left', square: 'left', portrait: 'top-left' },
    width: { landscape: 64, square: 62, portrait: 77 },
    maxHeight: { landscape: 100, square: 100, portrait: 60 },
    entrance: 'light',
  }),
  sound: {
    room: 0.5,
    voices: [
      { kind: 'noise', low: 180, high: 1600, swells: 5, depth: 0.9, level: 0.09, seed: 14 },
      { kind: 'pad', notes: [53, 60, 64, 69], from: 0, to: 11, swell: 4, level: 0.3, warmth: 0.8 },
      { kind: 'pad', notes: [50, 57, 65, 69], from: 9, to: 24, swell: 5, level: 0.3, warmth: 0.8 },
      { kind: 'bell', note: 77, at: [2, 10.4, 17.8], decay: 3.5, level: 0.07, pan: 0.4 },
    ],
  },
}
