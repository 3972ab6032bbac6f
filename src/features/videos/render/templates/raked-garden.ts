import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const RAKED_GARDEN: VideoTemplate = {
  id: 'raked-garden',
  title: 'Raked Garden',
  category: 'Gardens',
  description: 'Stones in raked sand from early morning to noon; their shadows turn and grow short.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#2A2520',
    soft: '#3B342C',
    accent: '#1D5754',
    ground: '#EFE6D6',
    plate: '#FBF7EE',
    code: '#2A2520',
  },
  plates: {
    moods: ['early', 'morning', 'noon'],
    zoom: [1.04, 1.13],
    drift: [-1.4, 1],
    slide: 1.4,
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [16.4, 24],
    ...LEFT_COLUMN,
    entrance: 'light',
    scrim: { colour: 'ground', opacity: 0.55, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: { piece: 'evening', transpose: -2 },
}
