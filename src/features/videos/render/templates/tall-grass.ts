import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const TALL_GRASS: VideoTemplate = {
  id: 'tall-grass',
  title: 'Tall Grass',
  category: 'Landscapes',
  description: 'Stones in a meadow; the sun goes down behind the blades.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#16210F',
    soft: '#2B3827',
    accent: '#7A6A22',
    ground: '#E9E8D6',
    plate: '#FBFAF2',
    code: '#22301F',
  },
  plates: {
    moods: ['noon', 'gold', 'late'],
    zoom: [1.05, 1.12],
    drift: [1.4, 0.4],
    slide: 1.4,
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [16.4, 24],
    ...LEFT_COLUMN,
    entrance: 'rise',
    scrim: { colour: 'ground', opacity: 0.8, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: { piece: 'morning', transpose: 3 },
}
