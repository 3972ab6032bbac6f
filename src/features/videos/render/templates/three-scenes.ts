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
  const group = (gap: number, items: readonly Item[]): Group => ({
    anchor,
    width,
    maxHeight,
    align,
    // Arabic letters reach beyond their line.
    inset: { landscape: 1, square: 0, portrait: 0 },
    gap,
    items,
  })
  const scene = (
    id: string,
    [start, end]: readonly [number, number],
    fadeOut: number,
    caption: string,
    of: Group,
  ) => ({
    id,
    start,
    end,
    fadeOut,
    caption,
    ...(scrim && { scrim }),
    groups: [of],
  })
  const arriving = (at: number, dur = 1.4) => ({ in: entrance, at, dur })
  const small = (at: number) => ({ in: 'light', at, dur: 1.2 }) as const
  return [
    scene(
      'name',
      name,
      1.2,
      '{{companyName}}',
      group(2.6, [
        { type: 'logo', height: { landscape: 15, square: 13, portrait: 18 }, in: 'light', at: 0, dur: 2 },
        { type: 'space', height: 1 },
        { type: 'text', style: 'name', text: '{{companyName}}', ...arriving(0.7, 2.2) },
        { type: 'rule', length: 11, ...small(2.4) },
      ]),
    ),
    scene(
      'invitation',
      invitation,
      1.2,
      '{{callToAction}}',
      group(3.4, [
        { type: 'text', style: 'sentence', text: '{{callToAction}}', ...arriving(0, 1.8) },
        { type: 'rule', length: 11, ...small(1.4) },
        { type: 'text', style: 'note', text: '{{notes}}', ...small(2) },
      ]),
    ),
    scene(
      'contact',
      contact,
      0,
      '{{companyName}}\n{{phone}}',
      group(2.4, [
        { type: 'text', style: 'sentence', text: '{{companyName}}', ...arriving(0) },
        { type: 'text', style: 'person', text: '{{contactName}}', ...small(0.5) },
        { type: 'rule', length: 11, ...small(0.6) },
        { type: 'text', style: 'phone', text: '{{phone}}', ...small(0.8) },
        { type: 'text', style: 'address', text: '{{website}}', ...small(1.2) },
        { type: 'space', height: 1 },
        { type: 'code', side: { landscape: 17, square: 17, portrait: 24 }, ...small(1.8) },
      ]),
    ),
  ]
}
