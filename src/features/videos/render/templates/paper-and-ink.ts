import { code, line, logo, makeScenes, rule } from './scene-parts.ts'
import { COLUMN_STYLES } from './three-scenes.ts'
import type { VideoTemplate } from './video-template.ts'

const { name, sentence, note, person, phone, address } = COLUMN_STYLES
const COLUMN = {
  anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
  width: { landscape: 60, square: 96, portrait: 100 },
  maxHeight: { landscape: 100, square: 62, portrait: 50 },
} as const

export const PAPER_AND_INK: VideoTemplate = {
  id: 'paper-and-ink',
  title: 'Paper and Ink',
  category: 'Craft',
  description: 'Handmade paper and a pressed sprig in the light of a window; the words soak in like ink.',
  durationSeconds: 24,
  posterSeconds: 6.5,
  palette: {
    ink: '#1F1B18',
    soft: '#3A332C',
    accent: '#84311F',
    ground: '#F1EBDD',
    plate: '#FBF8F0',
    code: '#1F1B18',
  },
  background: { kind: 'paper-and-ink', seed: 31 },
  styles: {
    name: {
      ...name,
      weight: 480,
      size: { landscape: 11.4, square: 10.2, portrait: 11.6 },
      lineHeight: 1.08,
    },
    sentence: {
      ...sentence,
      weight: 440,
      size: { landscape: 7, square: 6.8, portrait: 7.8 },
      minSize: 3.3,
    },
    note: { ...note, weight: 420, size: 4.2, lineHeight: 1.36, colour: 'soft' },
    person: {
      ...person,
      face: 'serif',
      weight: 420,
      size: { landscape: 4, square: 4.2, portrait: 5 },
      minSize: 2.6,
    },
    phone: { ...phone, lineHeight: 1.25 },
    address,
  },
  scenes: makeScenes({
    name: {
      span: [1.6, 9.2],
      groups: [
        {
          ...COLUMN,
          gap: 3,
          items: [
            logo({ landscape: 14, square: 12, portrait: 17 }, 'light', 0, 2),
            line('name', 'companyName', 'soak', 0.8, 2.4),
            rule(8, 'wipe', 2.6, 1.4),
          ],
        },
      ],
    },
    invitation: {
      span: [10.4, 16.4],
      groups: [
        {
          ...COLUMN,
          gap: 3.4,
          items: [line('sentence', 'callToAction', 'soak', 0, 2), line('note', 'notes', 'soak', 1.6, 1.8)],
        },
      ],
    },
    contact: {
      span: [17.6, 24],
      groups: [
        {
          ...COLUMN,
          width: { landscape: 50, square: 96, portrait: 100 },
          maxHeight: { landscape: 100, square: 62, portrait: 46 },
          gap: 2.1,
          items: [
            line('sentence', 'companyName', 'soak', 0, 1.6),
            rule(8, 'fade', 0.6, 1.2),
            line('person', 'contactName', 'soak', 0.5, 1.4),
            line('phone', 'phone', 'soak', 0.9, 1.4),
            line('address', 'website', 'soak', 1.3, 1.4),
          ],
        },
        {
          anchor: { landscape: 'right', square: 'bottom-left', portrait: 'bottom-left' },
          inset: { landscape: 46, square: 0, portrait: 0 },
          width: 50,
          gap: 0,
          items: [code({ landscape: 21, square: 22, portrait: 24 }, 'fade', 1.8, 1.4)],
        },
      ],
    },
  }),
  sound: {
    room: 0.45,
    voices: [
      { kind: 'tap', at: [1.6, 10.4, 17.6, 19.8], pitch: 180, level: 0.5 },
      { kind: 'pad', notes: [43, 50, 59], from: 0, to: 10, swell: 3.5, level: 0.26, warmth: 1 },
      { kind: 'pad', notes: [40, 52, 55], from: 8, to: 18, swell: 4, level: 0.26, warmth: 1 },
      { kind: 'pad', notes: [43, 50, 62], from: 16, to: 24, swell: 4, level: 0.26, warmth: 1 },
      { kind: 'noise', low: 200, high: 1400, swells: 5, depth: 0.3, level: 0.02, seed: 5 },
    ],
  },
}
