import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const RIVER_STONES: VideoTemplate = {
  id: 'river-stones',
  title: 'River Stones',
  category: 'Water',
  description: 'Pebbles in clear, shallow water beside a bank of sand; nets of light lie over them.',
  durationSeconds: 25,
  posterSeconds: 4,
  palette: {
    ink: '#1E2B2A',
    soft: '#273433',
    accent: '#9A5F1C',
    ground: '#E4DFD0',
    plate: '#F6F4EB',
    code: '#1E2B2A',
  },
  plates: {
    moods: ['morning', 'noon', 'late'],
    zoom: [1.05, 1.13],
    drift: [1.2, -1],
    slide: -1.2,
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.6],
    contact: [17.2, 25],
    ...LEFT_COLUMN,
    entrance: 'rise',
    scrim: { colour: 'ground', opacity: 0.74, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: { piece: 'water', transpose: 0 },
}
