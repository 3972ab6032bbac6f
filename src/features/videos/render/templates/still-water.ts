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
  plates: {
    moods: ['dusk', 'blue', 'night'],
    zoom: [1.06, 1.13],
    drift: [1.4, 0.6],
    slide: 1.2,
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
  sound: { piece: 'water', transpose: -3 },
}
