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
  plates: {
    moods: ['early', 'risen', 'day'],
    zoom: [1.05, 1.12],
    drift: [-1.6, -1.2],
    slide: 1.6,
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
  sound: { piece: 'morning', transpose: 0 },
}
