import { inOneColumn } from './make-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

/** In the gallery's order. Safe in a browser. */
export const TEMPLATES: readonly VideoTemplate[] = [
  {
    id: 'raked-garden',
    title: 'Raked Garden',
    category: 'Gardens',
    description: 'Stones in raked sand from early morning to noon; their shadows turn and grow short.',
    palette: {
      ink: '#2A2520',
      soft: '#3B342C',
      accent: '#1D5754',
      ground: '#EFE6D6',
    },
    plates: {
      moods: ['early', 'morning', 'noon'],
      drift: [-1.4, 1],
      slide: 1.4,
    },
    ...inOneColumn('light', 0.55),
    sound: { piece: 'evening', transpose: -2 },
  },
  {
    id: 'river-stones',
    title: 'River Stones',
    category: 'Water',
    description: 'Pebbles in clear, shallow water beside a bank of sand; nets of light lie over them.',
    palette: {
      ink: '#1E2B2A',
      soft: '#273433',
      accent: '#9A5F1C',
      ground: '#E4DFD0',
    },
    plates: {
      moods: ['morning', 'noon', 'late'],
      drift: [1.2, -1],
      slide: -1.2,
    },
    ...inOneColumn('rise', 0.74),
    sound: { piece: 'water', transpose: 0 },
  },
  {
    id: 'first-light',
    title: 'First Light',
    category: 'Landscapes',
    description: 'Stones in fresh snow. The first sun reaches over it, and the blue shadows turn to gold.',
    palette: {
      ink: '#1E2740',
      soft: '#36415E',
      accent: '#9A5A2E',
      ground: '#E6E9F4',
    },
    plates: {
      moods: ['early', 'risen', 'day'],
      drift: [-1.6, -1.2],
      slide: 1.6,
    },
    ...inOneColumn('rise', 0.64),
    sound: { piece: 'morning', transpose: 0 },
  },
  {
    id: 'still-water',
    title: 'Still Water',
    category: 'Water',
    description:
      'Stones in a lake at dusk with their mirror images; the warm light goes and the blue hour comes.',
    palette: {
      ink: '#F6F3F4',
      soft: '#E2DCE6',
      accent: '#E9B48E',
      ground: '#2A2550',
    },
    plates: {
      moods: ['dusk', 'blue', 'night'],
      drift: [1.4, 0.6],
      slide: 1.2,
    },
    ...inOneColumn('light', 0.74),
    sound: { piece: 'water', transpose: -3 },
  },
  {
    id: 'paper-and-ink',
    title: 'Paper and Ink',
    category: 'Craft',
    description:
      'Handmade paper on slate, held by stones; the shadow of leaves wanders over it and the words soak in like ink.',
    palette: {
      ink: '#1F1B18',
      soft: '#3A332C',
      accent: '#84311F',
      ground: '#F1EBDD',
    },
    plates: {
      moods: ['morning', 'noon', 'late'],
      drift: [-1.2, 1.2],
      slide: 0.8,
    },
    ...inOneColumn('soak', 0.55),
    sound: { piece: 'evening', transpose: 0 },
  },
  {
    id: 'lanterns',
    title: 'Lanterns',
    category: 'Dusk',
    description: 'A path of wet stones at evening; paper lanterns brighten as the sky grows dark.',
    palette: {
      ink: '#FBF0DC',
      soft: '#E8D8BE',
      accent: '#F0AE55',
      ground: '#18152A',
    },
    plates: {
      moods: ['dusk', 'evening', 'night'],
      drift: [1.6, 0.8],
      slide: 1.6,
    },
    ...inOneColumn('light', 0.8),
    sound: { piece: 'evening', transpose: -4 },
  },
  {
    id: 'linen-window',
    title: 'Linen Window',
    category: 'Interiors',
    description: 'Stones on linen by a window; the light of a day walks over them with the shadow of leaves.',
    palette: {
      ink: '#2C2A22',
      soft: '#37342C',
      accent: '#6E5A34',
      ground: '#E4DCCB',
    },
    plates: {
      moods: ['morning', 'noon', 'late'],
      drift: [-1.6, 0.8],
      slide: 1.2,
    },
    ...inOneColumn('light', 0.66),
    sound: { piece: 'morning', transpose: -2 },
  },
  {
    id: 'tall-grass',
    title: 'Tall Grass',
    category: 'Landscapes',
    description: 'Stones in a meadow; the sun goes down behind the blades.',
    palette: {
      ink: '#16210F',
      soft: '#2B3827',
      accent: '#7A6A22',
      ground: '#F1E7CF',
    },
    plates: {
      moods: ['noon', 'gold', 'late'],
      drift: [1.4, 0.4],
      slide: 1.4,
    },
    ...inOneColumn('rise', 0.8),
    sound: { piece: 'morning', transpose: 3 },
  },
]

/** Null for an unknown id. */
export const findTemplate = (id: string): VideoTemplate | null =>
  TEMPLATES.find((template) => template.id === id) ?? null
