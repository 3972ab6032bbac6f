import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const LANTERNS: VideoTemplate = {
  id: 'lanterns',
  title: 'Lanterns',
  category: 'Evening',
  description: 'A path of wet stones at evening; paper lanterns brighten as the sky grows dark.',
  durationSeconds: 25,
  posterSeconds: 4,
  palette: {
    ink: '#FBF0DC',
    soft: '#E8D8BE',
    accent: '#F0AE55',
    ground: '#15171F',
    plate: '#FBF0DC',
    code: '#2A1D12',
  },
  plates: {
    moods: ['dusk', 'evening', 'night'],
    zoom: [1.04, 1.13],
    drift: [1.6, 0.8],
    slide: 1.6,
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [17.4, 25],
    ...LEFT_COLUMN,
    entrance: 'light',
    scrim: { colour: 'ground', opacity: 0.8, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: { piece: 'evening', transpose: -4 },
}
