import { code, line, logo, makeScenes, rule, space } from './scene-parts.ts'
import type { Anchor, ByShape, Entrance, Group, Item, Scene, Scrim, TextStyle } from './video-template.ts'

export interface SceneLayout {
  /** Start and end in seconds. */
  name: readonly [number, number]
  invitation: readonly [number, number]
  contact: readonly [number, number]
  anchor: ByShape<Anchor>
  /** In % of the safe area, as in `Group`. */
  width: ByShape<number>
  maxHeight: ByShape<number>
  align?: 'start' | 'centre'
  entrance: Entrance
  scrim?: Scrim
}

/** Letter sizes of films whose words stand in one column. */
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
    size: 3.4,
    minSize: 2.4,
    maxLines: 2,
    lineHeight: 1.3,
    colour: 'soft',
  },
  phone: { face: 'sans', weight: 500, size: 6.2, minSize: 3.2, maxLines: 2, lineHeight: 1.2, colour: 'ink' },
  address: {
    face: 'sans',
    weight: 400,
    size: 3.4,
    minSize: 2.3,
    maxLines: 2,
    lineHeight: 1.3,
    colour: 'soft',
  },
} as const satisfies Record<string, TextStyle>

/** Name, call to action, and an end card that could be printed, one below the other in one column. */
export function threeScenes(layout: SceneLayout): Scene[] {
  const { name, invitation, contact, anchor, width, maxHeight, align = 'start', entrance, scrim } = layout
  // Arabic letters reach beyond their line.
  const inset = { landscape: 1, square: 0, portrait: 0 }
  const column = (span: readonly [number, number], gap: number, items: readonly Item[]) => {
    const group: Group = { anchor, width, maxHeight, align, inset, gap, items }
    return { span, groups: [group] }
  }
  const small = (at: number) => ['light', at, 1.2] as const
  return makeScenes(
    {
      name: column(name, 2.6, [
        logo({ landscape: 15, square: 13, portrait: 18 }, 'light', 0, 2),
        space(1),
        line('name', 'companyName', entrance, 0.7, 2.2),
        rule(11, ...small(2.4)),
      ]),
      invitation: column(invitation, 3.4, [
        line('sentence', 'callToAction', entrance, 0, 1.8),
        rule(11, ...small(1.4)),
        line('note', 'notes', ...small(2)),
      ]),
      contact: column(contact, 2.4, [
        line('sentence', 'companyName', entrance, 0, 1.4),
        line('person', 'contactName', ...small(0.5)),
        rule(11, ...small(0.6)),
        line('phone', 'phone', ...small(0.8)),
        line('address', 'website', ...small(1.2)),
        space(1),
        code({ landscape: 17, square: 17, portrait: 24 }, ...small(1.8)),
      ]),
    },
    scrim,
  )
}
