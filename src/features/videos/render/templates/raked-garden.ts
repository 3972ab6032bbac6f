import type { Item, VideoTemplate } from './video-template.ts'

const DETAILS: readonly Item[] = [
  { type: 'text', style: 'sentence', text: '{{companyName}}', in: 'light', at: 0, dur: 1.4 },
  { type: 'text', style: 'person', text: '{{contactName}}', in: 'light', at: 0.5, dur: 1.2 },
  { type: 'rule', length: 11, in: 'light', at: 0.6, dur: 1.2 },
  { type: 'text', style: 'phone', text: '{{phone}}', in: 'light', at: 0.8, dur: 1.2 },
  { type: 'text', style: 'address', text: '{{website}}', in: 'light', at: 1.2, dur: 1.2 },
]
const CODE = { type: 'code', in: 'light', at: 1.8, dur: 1.4 } as const

export const RAKED_GARDEN: VideoTemplate = {
  id: 'raked-garden',
  title: 'Raked Garden',
  category: 'Gardens',
  description: 'Stones in raked sand, seen from above, from early morning to noon.',
  durationSeconds: 24,
  posterSeconds: 6.5,
  palette: {
    ink: '#2A2520',
    soft: '#4A4239',
    accent: '#1D5754',
    ground: '#EFE6D6',
    plate: '#FBF7EE',
    code: '#2A2520',
  },
  background: { kind: 'raked-garden', seed: 4 },
  styles: {
    name: {
      face: 'serif',
      weight: 420,
      size: { landscape: 11, square: 10, portrait: 11 },
      minSize: 4.4,
      maxLines: 4,
      lineHeight: 1.1,
      colour: 'ink',
    },
    sentence: {
      face: 'serif',
      weight: 400,
      size: { landscape: 6.8, square: 7, portrait: 7.6 },
      minSize: 3.4,
      maxLines: 5,
      lineHeight: 1.2,
      colour: 'ink',
    },
    note: { face: 'serif', weight: 400, size: 4.6, minSize: 2.8, maxLines: 5, lineHeight: 1.32, colour: 'ink' },
    person: { face: 'sans', weight: 400, size: 3.4, minSize: 2.4, maxLines: 2, lineHeight: 1.3, colour: 'soft' },
    phone: { face: 'sans', weight: 500, size: 6.2, minSize: 3.2, maxLines: 2, lineHeight: 1.2, colour: 'ink' },
    address: { face: 'sans', weight: 400, size: 3.4, minSize: 2.3, maxLines: 2, lineHeight: 1.3, colour: 'soft' },
  },
  scenes: [
    {
      id: 'name',
      start: 2.2,
      end: 9.4,
      fadeOut: 1.2,
      caption: '{{companyName}}',
      groups: [
        {
          anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
          width: { landscape: 54, square: 92, portrait: 100 },
          maxHeight: { landscape: 100, square: 58, portrait: 52 },
          gap: 2.6,
          items: [
            { type: 'logo', height: { landscape: 15, square: 13, portrait: 18 }, in: 'light', at: 0, dur: 2 },
            { type: 'space', height: 1 },
            { type: 'text', style: 'name', text: '{{companyName}}', in: 'wipe', at: 0.7, dur: 2.2 },
            { type: 'rule', length: 11, in: 'wipe', at: 2.4, dur: 1.4 },
          ],
        },
      ],
    },
    {
      id: 'invitation',
      start: 10.2,
      end: 16.2,
      fadeOut: 1.2,
      caption: '{{callToAction}}',
      groups: [
        {
          anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
          width: { landscape: 50, square: 92, portrait: 100 },
          maxHeight: { landscape: 100, square: 58, portrait: 52 },
          gap: 3.4,
          items: [
            { type: 'text', style: 'sentence', text: '{{callToAction}}', in: 'light', at: 0, dur: 1.8 },
            { type: 'rule', length: 11, in: 'light', at: 1.4, dur: 1.2 },
            { type: 'text', style: 'note', text: '{{notes}}', in: 'light', at: 2, dur: 1.6 },
          ],
        },
      ],
    },
    {
      id: 'contact',
      start: 18,
      end: 24,
      fadeOut: 0,
      caption: '{{companyName}}\n{{phone}}',
      groups: [
        {
          shapes: ['landscape'],
          anchor: 'left',
          width: 54,
          gap: 2.4,
          items: DETAILS,
        },
        {
          shapes: ['landscape'],
          anchor: 'right',
          inset: 34,
          width: 20,
          gap: 0,
          items: [{ ...CODE, side: 22 }],
        },
        {
          shapes: ['square', 'portrait'],
          anchor: 'top-left',
          width: 100,
          maxHeight: { landscape: 100, square: 66, portrait: 56 },
          gap: 2.4,
          items: [...DETAILS, { type: 'space', height: 1 }, { ...CODE, side: { landscape: 20, square: 19, portrait: 26 } }],
        },
      ],
    },
  ],
  sound: {
    room: 0.5,
    voices: [
      { kind: 'noise', low: 120, high: 900, swells: 4, depth: 0.5, level: 0.05, seed: 3 },
      { kind: 'bell', note: 45, at: [1, 10.2, 18], decay: 7, level: 0.5 },
      { kind: 'bell', note: 64, at: [5.4, 14], decay: 5, level: 0.16, pan: 0.3 },
      { kind: 'pad', notes: [45, 52, 57, 61], from: 0, to: 24, swell: 5, level: 0.2, warmth: 0.4 },
    ],
  },
}
