import { code, line, logo, makeScenes, rule } from './scene-parts.ts'
import { COLUMN_STYLES } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

const { name, sentence, note, person, phone, address } = COLUMN_STYLES
const COLUMN = {
  anchor: 'top-left',
  width: { landscape: 72, square: 100, portrait: 100 },
  maxHeight: { landscape: 52, square: 52, portrait: 48 },
} as const

export const RIVER_STONES: VideoTemplate = {
  id: 'river-stones',
  title: 'River Stones',
  category: 'Water',
  description: 'Pebbles under clear, shallow water; nets of light move over them as the day warms.',
  durationSeconds: 25,
  posterSeconds: 4,
  palette: {
    ink: '#1E2B2A',
    soft: '#33413F',
    accent: '#9A5F1C',
    ground: '#DAD7C9',
    plate: '#F6F4EB',
    code: '#1E2B2A',
  },
  background: { kind: 'river-stones', seed: 12 },
  styles: {
    name: {
      ...name,
      weight: 440,
      size: { landscape: 10.4, square: 9.6, portrait: 10.6 },
      minSize: 4.2,
      lineHeight: 1.08,
    },
    sentence: {
      ...sentence,
      weight: 420,
      size: { landscape: 6.2, square: 6, portrait: 7.4 },
      minSize: 3.2,
      lineHeight: 1.18,
    },
    note: { ...note, face: 'sans', size: 3.6, minSize: 2.5, lineHeight: 1.35, colour: 'soft' },
    person,
    phone: { ...phone, weight: 560 },
    address,
  },
  scenes: makeScenes({
    name: {
      span: [0.2, 7],
      groups: [
        {
          ...COLUMN,
          gap: 2.4,
          items: [
            logo({ landscape: 13, square: 12, portrait: 17 }, 'fade', 0, 1.2),
            line('name', 'companyName', 'rise', 0, 1.2),
            rule(9, 'wipe', 1.2, 1.4),
          ],
        },
      ],
    },
    invitation: {
      span: [8, 17.2],
      groups: [
        {
          ...COLUMN,
          gap: 3,
          items: [line('sentence', 'callToAction', 'rise', 0, 1.8), line('note', 'notes', 'rise', 1.2, 1.6)],
        },
      ],
    },
    contact: {
      span: [18.6, 25],
      groups: [
        {
          ...COLUMN,
          width: { landscape: 66, square: 100, portrait: 100 },
          maxHeight: { landscape: 54, square: 53, portrait: 46 },
          gap: 1.9,
          items: [
            logo({ landscape: 12, square: 10, portrait: 15 }, 'fade', 0, 1.4),
            line('sentence', 'companyName', 'rise', 0, 1.4),
            line('person', 'contactName', 'rise', 0.4, 1.3),
            line('phone', 'phone', 'rise', 0.8, 1.3),
            line('address', 'website', 'rise', 1.2, 1.3),
          ],
        },
        {
          anchor: { landscape: 'top-right', square: 'bottom-right', portrait: 'bottom-right' },
          width: { landscape: 20, square: 40, portrait: 40 },
          gap: 0,
          items: [code({ landscape: 21, square: 20, portrait: 26 }, 'fade', 1.8, 1.4)],
        },
      ],
    },
  }),
  sound: { piece: 'water', transpose: 0 },
}
