import { code, line, logo, makeScenes, rule, space } from './scene-parts.ts'
import { COLUMN_STYLES } from './three-scenes.ts'
import type { Item, VideoTemplate } from './video-template.ts'

const DETAILS: readonly Item[] = [
  logo({ landscape: 15, square: 11, portrait: 17 }, 'light', 0, 1.4),
  line('sentence', 'companyName', 'light', 0, 1.4),
  line('person', 'contactName', 'light', 0.5, 1.2),
  rule(11, 'light', 0.6, 1.2),
  line('phone', 'phone', 'light', 0.8, 1.2),
  line('address', 'website', 'light', 1.2, 1.2),
]
const COLUMN = {
  anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
  width: { landscape: 54, square: 92, portrait: 100 },
  maxHeight: { landscape: 100, square: 58, portrait: 52 },
} as const

export const RAKED_GARDEN: VideoTemplate = {
  id: 'raked-garden',
  title: 'Raked Garden',
  category: 'Gardens',
  description: 'Stones in raked sand, seen from above, from early morning to noon.',
  durationSeconds: 24,
  posterSeconds: 4,
  palette: {
    ink: '#2A2520',
    soft: '#3B342C',
    accent: '#1D5754',
    ground: '#EFE6D6',
    plate: '#FBF7EE',
    code: '#2A2520',
  },
  background: { kind: 'raked-garden', seed: 4 },
  styles: COLUMN_STYLES,
  scenes: makeScenes({
    name: {
      span: [0.2, 7],
      groups: [
        {
          ...COLUMN,
          gap: 2.6,
          items: [
            logo({ landscape: 15, square: 13, portrait: 18 }, 'light', 0, 1.2),
            space(1),
            line('name', 'companyName', 'wipe', 0, 1.2),
            rule(11, 'wipe', 1.2, 1.4),
          ],
        },
      ],
    },
    invitation: {
      span: [7.8, 16.2],
      groups: [
        {
          ...COLUMN,
          gap: 3.4,
          items: [
            line('sentence', 'callToAction', 'light', 0, 1.8),
            rule(11, 'light', 1.4, 1.2),
            line('note', 'notes', 'light', 2, 1.6),
          ],
        },
      ],
    },
    contact: {
      span: [17.6, 24],
      groups: [
        { shapes: ['landscape'], anchor: 'left', width: 54, gap: 2.4, items: DETAILS },
        {
          shapes: ['landscape'],
          anchor: 'right',
          inset: 34,
          width: 20,
          gap: 0,
          items: [code(22, 'light', 1.8, 1.4)],
        },
        {
          shapes: ['portrait'],
          anchor: 'top-left',
          width: 100,
          maxHeight: 62,
          gap: 2.4,
          items: [...DETAILS, space(1), code(26, 'light', 1.8, 1.4)],
        },
        { shapes: ['square'], anchor: 'top-left', width: 100, maxHeight: 62, gap: 2.4, items: DETAILS },
        {
          shapes: ['square'],
          anchor: 'bottom-left',
          width: 40,
          gap: 0,
          items: [code(20, 'light', 1.8, 1.4)],
        },
      ],
    },
  }),
  sound: { piece: 'evening', transpose: -2 },
}
