import { COLUMN_STYLES, LEFT_COLUMN, threeScenes } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

export const PAPER_AND_INK: VideoTemplate = {
  id: 'paper-and-ink',
  title: 'Paper and Ink',
  category: 'Craft',
  description:
    'Handmade paper on slate, held by stones; the shadow of leaves wanders over it and the words soak in like ink.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#1F1B18',
    soft: '#3A332C',
    accent: '#84311F',
    ground: '#F1EBDD',
    plate: '#FBF8F0',
    code: '#1F1B18',
  },
  plates: {
    moods: ['morning', 'noon', 'late'],
    zoom: [1.05, 1.12],
    drift: [-1.2, 1.2],
    slide: 0.8,
  },
  styles: COLUMN_STYLES,
  scenes: threeScenes({
    name: [0.2, 5.8],
    invitation: [6.6, 15.2],
    contact: [16.4, 24],
    ...LEFT_COLUMN,
    entrance: 'soak',
    scrim: { colour: 'ground', opacity: 0.55, spread: { landscape: 18, square: 16, portrait: 20 } },
  }),
  sound: { piece: 'evening', transpose: 0 },
}
