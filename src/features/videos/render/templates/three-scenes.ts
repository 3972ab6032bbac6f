import { SHAPES, type Shape } from '../shape.ts'
import { code, line, logo, makeScenes, rule, space } from './scene-parts.ts'
import type { Anchor, ByShape, Entrance, Group, Item, Scene, Scrim, TextStyle } from './video-template.ts'

export interface SceneLayout {
  /** Start and end in seconds. */
  name: readonly [number, number]
  invitation: readonly [number, number]
  contact: readonly [number, number]
  anchor: ByShape<Anchor>
  /** In % of the safe area. */
  width: ByShape<number>
  maxHeight: ByShape<number>
  /** Of the contact's column, where it differs. */
  contactHeight?: ByShape<number>
  align?: ByShape<'start' | 'centre'>
  entrance: Entrance
  /** Shapes with the code below the column, so that a long name leaves it its size. */
  codeBelow?: readonly Shape[]
  scrim?: Scrim
}

/** Left of what stands at the right, or above it. */
export const LEFT_COLUMN = {
  anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
  width: { landscape: 56, square: 96, portrait: 98 },
  maxHeight: { landscape: 100, square: 56, portrait: 54 },
  contactHeight: { landscape: 100, square: 60, portrait: 64 },
  codeBelow: ['square'],
} as const satisfies Partial<SceneLayout>

export const COLUMN_STYLES = {
  name: {
    face: 'serif',
    weight: 420,
    size: { landscape: 11, square: 10, portrait: 11 },
    minSize: 3.8,
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
  person: {
    face: 'sans',
    weight: 400,
    size: { landscape: 3.4, square: 3.6, portrait: 4.4 },
    minSize: 2.4,
    maxLines: 2,
    lineHeight: 1.3,
    colour: 'soft',
  },
  phone: {
    face: 'sans',
    weight: 500,
    size: { landscape: 6.2, square: 6.4, portrait: 7.6 },
    minSize: 3.2,
    maxLines: 2,
    lineHeight: 1.2,
    colour: 'ink',
  },
  address: {
    face: 'sans',
    weight: 400,
    size: { landscape: 3.4, square: 3.6, portrait: 4.4 },
    minSize: 2.3,
    maxLines: 2,
    lineHeight: 1.3,
    colour: 'soft',
  },
} as const satisfies Record<string, TextStyle>

/** Name, call to action, and a printable end card, in one column. */
export function threeScenes(layout: SceneLayout): Scene[] {
  const {
    name,
    invitation,
    contact,
    anchor,
    width,
    maxHeight,
    contactHeight = maxHeight,
    align = 'start',
    entrance,
    codeBelow = [],
    scrim,
  } = layout
  // Arabic letters reach beyond their line.
  const inset = { landscape: 1, square: 0, portrait: 0.8 }
  const column = (gap: number, items: readonly Item[]): Group => ({
    anchor,
    width,
    maxHeight,
    align,
    inset,
    gap,
    items,
  })
  const small = (at: number) => ['light', at, 1.2] as const
  const details: readonly Item[] = [
    logo({ landscape: 17, square: 13, portrait: 20 }, 'light', 0, 1.4),
    space(0.6),
    line('sentence', 'companyName', entrance, 0.2, 1.4),
    line('person', 'contactName', ...small(0.5)),
    rule(11, ...small(0.6)),
    line('phone', 'phone', ...small(0.8)),
    line('address', 'website', ...small(1.2)),
  ]
  const codeOf = (side: ByShape<number>) => code(side, ...small(1.8))
  const codeInColumn = codeOf({ landscape: 17, square: 17, portrait: 24 })
  return makeScenes(
    {
      name: {
        span: name,
        groups: [
          column(2.6, [
            logo({ landscape: 15, square: 13, portrait: 18 }, 'light', 0, 1.2),
            space(1),
            // Legible within a second and a half of the film's start.
            line('name', 'companyName', entrance, 0, 1.2),
            rule(11, ...small(1.4)),
          ]),
        ],
      },
      invitation: {
        span: invitation,
        groups: [
          column(3.4, [
            line('sentence', 'callToAction', entrance, 0, 1.8),
            rule(11, ...small(1.4)),
            line('note', 'notes', ...small(2)),
          ]),
        ],
      },
      contact: {
        span: contact,
        groups: [
          {
            ...column(2.4, [...details, space(1), codeInColumn]),
            maxHeight: contactHeight,
            shapes: SHAPES.filter((shape) => !codeBelow.includes(shape)),
          },
          { ...column(2.4, details), maxHeight: contactHeight, shapes: codeBelow },
          {
            shapes: codeBelow,
            anchor: 'bottom-left',
            inset,
            width: 40,
            gap: 0,
            items: [codeOf(20)],
          },
        ],
      },
    },
    scrim,
  )
}
