import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const LINEN_WINDOW: VideoTemplate = {
  id: 'linen-window',
  title: 'Linen Window',
  category: 'Interiors',
  description: 'Stones on linen by a window; the light of a day walks over them with the shadow of leaves.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#2C2A22',
    soft: '#37342C',
    accent: '#6E5A34',
    ground: '#E4DCCB',
    plate: '#FAF8EF',
    code: '#2C2E24',
  },
  plates: {
    moods: ['morning', 'noon', 'late'],
    zoom: [1.05, 1.13],
    drift: [-1.6, 0.8],
    slide: 1.2,
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [16.4, 24],
    ...LEFT_COLUMN,
    entrance: 'light',
    scrim: { colour: 'ground', opacity: 0.66, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: { piece: 'morning', transpose: -2 },
}
