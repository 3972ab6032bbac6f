import type { Item, VideoTemplate } from './video-template.ts'

const DETAILS: readonly Item[] = [
  { type: 'text', style: 'sentence', text: '{{companyName}}', in: 'soak', at: 0, dur: 1.6 },
  { type: 'rule', length: 8, in: 'fade', at: 0.6, dur: 1.2 },
  { type: 'text', style: 'person', text: '{{contactName}}', in: 'soak', at: 0.5, dur: 1.4 },
  { type: 'text', style: 'phone', text: '{{phone}}', in: 'soak', at: 0.9, dur: 1.4 },
  { type: 'text', style: 'address', text: '{{website}}', in: 'soak', at: 1.3, dur: 1.4 },
]
const CODE = { type: 'code', in: 'fade', at: 1.8, dur: 1.4 } as const

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
      face: 'serif',
      weight: 480,
      size: { landscape: 11.4, square: 10.2, portrait: 11.6 },
      minSize: 4.4,
      maxLines: 4,
      lineHeight: 1.08,
      colour: 'ink',
    },
    sentence: {
      face: 'serif',
      weight: 440,
      size: { landscape: 7, square: 6.8, portrait: 7.8 },
      minSize: 3.3,
      maxLines: 5,
      lineHeight: 1.2,
      colour: 'ink',
    },
    note: { face: 'serif', weight: 420, size: 4.2, minSize: 2.8, maxLines: 5, lineHeight: 1.36, colour: 'soft' },
    person: { face: 'serif', weight: 420, size: 4, minSize: 2.6, maxLines: 2, lineHeight: 1.3, colour: 'soft' },
    phone: { face: 'sans', weight: 500, size: 6, minSize: 3.2, maxLines: 2, lineHeight: 1.25, colour: 'ink' },
    address: { face: 'sans', weight: 400, size: 3.3, minSize: 2.3, maxLines: 2, lineHeight: 1.3, colour: 'soft' },
  },
  scenes: [
    {
      id: 'name',
      start: 1.6,
      end: 9.2,
      fadeOut: 1.2,
      caption: '{{companyName}}',
      groups: [
        {
          anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
          width: { landscape: 60, square: 96, portrait: 100 },
          maxHeight: { landscape: 100, square: 62, portrait: 50 },
          gap: 3,
          items: [
            { type: 'logo', height: { landscape: 14, square: 12, portrait: 17 }, in: 'light', at: 0, dur: 2 },
            { type: 'text', style: 'name', text: '{{companyName}}', in: 'soak', at: 0.8, dur: 2.4 },
            { type: 'rule', length: 8, in: 'wipe', at: 2.6, dur: 1.4 },
          ],
        },
      ],
    },
    {
      id: 'invitation',
      start: 10.4,
      end: 16.4,
      fadeOut: 1.2,
      caption: '{{callToAction}}',
      groups: [
        {
          anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
          width: { landscape: 56, square: 96, portrait: 100 },
          maxHeight: { landscape: 100, square: 62, portrait: 50 },
          gap: 3.4,
          items: [
            { type: 'text', style: 'sentence', text: '{{callToAction}}', in: 'soak', at: 0, dur: 2 },
            { type: 'text', style: 'note', text: '{{notes}}', in: 'soak', at: 1.6, dur: 1.8 },
          ],
        },
      ],
    },
    {
      id: 'contact',
      start: 17.6,
      end: 24,
      fadeOut: 0,
      caption: '{{companyName}}\n{{phone}}',
      groups: [
        { shapes: ['landscape'], anchor: 'left', width: 50, gap: 2.2, items: DETAILS },
        { shapes: ['landscape'], anchor: 'right', inset: 46, width: 20, gap: 0, items: [{ ...CODE, side: 21 }] },
        {
          shapes: ['square', 'portrait'],
          anchor: 'top-left',
          width: { landscape: 60, square: 96, portrait: 100 },
          maxHeight: { landscape: 100, square: 62, portrait: 52 },
          gap: 2,
          items: DETAILS,
        },
        {
          shapes: ['square', 'portrait'],
          anchor: 'bottom-left',
          width: 50,
          gap: 0,
          items: [{ ...CODE, side: { landscape: 21, square: 22, portrait: 24 } }],
        },
      ],
    },
  ],
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
