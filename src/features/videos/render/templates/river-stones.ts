import type { Item, VideoTemplate } from './video-template.ts'

const DETAILS: readonly Item[] = [
  { type: 'text', style: 'sentence', text: '{{companyName}}', in: 'rise', at: 0, dur: 1.4 },
  { type: 'text', style: 'person', text: '{{contactName}}', in: 'rise', at: 0.4, dur: 1.3 },
  { type: 'text', style: 'phone', text: '{{phone}}', in: 'rise', at: 0.8, dur: 1.3 },
  { type: 'text', style: 'address', text: '{{website}}', in: 'rise', at: 1.2, dur: 1.3 },
]
const CODE = { type: 'code', in: 'fade', at: 1.8, dur: 1.4 } as const

export const RIVER_STONES: VideoTemplate = {
  id: 'river-stones',
  title: 'River Stones',
  category: 'Water',
  description: 'Pebbles under clear, shallow water; nets of light move over them as the day warms.',
  durationSeconds: 25,
  posterSeconds: 7,
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
      face: 'serif',
      weight: 440,
      size: { landscape: 10.4, square: 9.6, portrait: 10.6 },
      minSize: 4.2,
      maxLines: 4,
      lineHeight: 1.08,
      colour: 'ink',
    },
    sentence: {
      face: 'serif',
      weight: 420,
      size: { landscape: 6.2, square: 6, portrait: 7.4 },
      minSize: 3.2,
      maxLines: 5,
      lineHeight: 1.18,
      colour: 'ink',
    },
    note: { face: 'sans', weight: 400, size: 3.6, minSize: 2.5, maxLines: 5, lineHeight: 1.35, colour: 'soft' },
    person: { face: 'sans', weight: 400, size: 3.3, minSize: 2.4, maxLines: 2, lineHeight: 1.3, colour: 'soft' },
    phone: { face: 'sans', weight: 560, size: 6.2, minSize: 3.2, maxLines: 2, lineHeight: 1.2, colour: 'ink' },
    address: { face: 'sans', weight: 400, size: 3.3, minSize: 2.3, maxLines: 2, lineHeight: 1.3, colour: 'soft' },
  },
  scenes: [
    {
      id: 'name',
      start: 2.4,
      end: 9.6,
      fadeOut: 1.2,
      caption: '{{companyName}}',
      groups: [
        {
          anchor: 'top-left',
          width: { landscape: 74, square: 100, portrait: 100 },
          maxHeight: { landscape: 52, square: 52, portrait: 48 },
          gap: 2.4,
          items: [
            { type: 'logo', height: { landscape: 13, square: 12, portrait: 17 }, in: 'fade', at: 0, dur: 1.8 },
            { type: 'text', style: 'name', text: '{{companyName}}', in: 'rise', at: 0.6, dur: 2 },
            { type: 'rule', length: 9, in: 'wipe', at: 2, dur: 1.4 },
          ],
        },
      ],
    },
    {
      id: 'invitation',
      start: 11.2,
      end: 17.2,
      fadeOut: 1.2,
      caption: '{{callToAction}}',
      groups: [
        {
          anchor: 'top-left',
          width: { landscape: 70, square: 100, portrait: 100 },
          maxHeight: { landscape: 52, square: 52, portrait: 48 },
          gap: 3,
          items: [
            { type: 'text', style: 'sentence', text: '{{callToAction}}', in: 'rise', at: 0, dur: 1.8 },
            { type: 'text', style: 'note', text: '{{notes}}', in: 'rise', at: 1.2, dur: 1.6 },
          ],
        },
      ],
    },
    {
      id: 'contact',
      start: 18.6,
      end: 25,
      fadeOut: 0,
      caption: '{{companyName}}\n{{phone}}',
      groups: [
        { shapes: ['landscape'], anchor: 'top-left', width: 66, maxHeight: 54, gap: 1.9, items: DETAILS },
        { shapes: ['landscape'], anchor: 'top-right', width: 20, gap: 0, items: [{ ...CODE, side: 21 }] },
        {
          shapes: ['square', 'portrait'],
          anchor: 'top-left',
          width: 100,
          maxHeight: { landscape: 100, square: 53, portrait: 46 },
          gap: 1.8,
          items: DETAILS,
        },
        {
          shapes: ['square', 'portrait'],
          anchor: 'bottom-right',
          width: 40,
          gap: 0,
          items: [{ ...CODE, side: { landscape: 21, square: 20, portrait: 26 } }],
        },
      ],
    },
  ],
  sound: {
    room: 0.35,
    voices: [
      { kind: 'noise', low: 300, high: 2600, swells: 13, depth: 0.55, level: 0.22, seed: 8 },
      { kind: 'noise', low: 900, high: 5200, swells: 31, depth: 0.8, level: 0.07, seed: 21 },
      { kind: 'pad', notes: [50, 57, 62], from: 0, to: 13, swell: 5, level: 0.3, warmth: 0.5 },
      { kind: 'pad', notes: [48, 55, 64], from: 9, to: 25, swell: 5, level: 0.3, warmth: 0.5 },
      {
        kind: 'pluck',
        notes: [
          [2.4, 74],
          [3, 69],
          [11.2, 72],
          [11.8, 67],
          [18.6, 74],
          [19.2, 76],
        ],
        decay: 3.2,
        level: 0.2,
        bright: 0.3,
      },
    ],
  },
}
