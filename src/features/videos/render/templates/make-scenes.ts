import type { VideoCut } from '../../../../shared/videos/video.ts'
import type { VideoFacts } from '../video-facts.ts'
import type { ByShape, Entrance, Group, Item, Scene, TextStyle } from './video-template.ts'

/** Here all times are seconds. */
const FADE_OUT = 1.2
/** Characters a second that a viewer reads at ease. */
const READING = 15
/** In which a scene's words arrive. */
const ARRIVAL = 1.6
const FIRST = 0.2
const PAUSE = 0.8
const LEAST = { name: 5.6, line: 4, invitation: 8.8, contact: 7.8 }
/** Of a film without a story whose words are soon read. */
export const USUAL_SECONDS = Math.round(FIRST + LEAST.name + LEAST.invitation + LEAST.contact + 2 * PAUSE)

/** Without story, and without a call to action too long for five seconds. */
const CUTS: Record<VideoCut, (letters: number) => Partial<Record<string, number>>> = {
  15: (letters) => (letters <= 60 ? { name: 4, invitation: 5, contact: 6 } : { name: 6, contact: 9 }),
  6: () => ({ name: 2, contact: 4 }),
}
const CUT_FADE_OUT = 0.5
/** By which words of a cut film start sooner. */
const CUT_PACE = 0.3

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
  small: {
    face: 'sans',
    weight: 400,
    size: { landscape: 3.8, square: 4, portrait: 4.6 },
    minSize: 2.3,
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
} as const satisfies Record<string, TextStyle>

type Arrival = readonly [entrance: Entrance, at: number, dur: number]
const arriving = ([entrance, at, dur]: Arrival) => ({ in: entrance, at, dur })
const line = (style: keyof typeof COLUMN_STYLES, text: string, ...arrival: Arrival) => ({
  type: 'text' as const,
  style,
  text,
  ...arriving(arrival),
})
const rule = (at: number): Item => ({ type: 'rule', length: 11, in: 'light', at, dur: 1.2 })
const logo = (height: ByShape<number>, dur: number): Item => ({
  type: 'logo',
  height,
  in: 'light',
  at: 0,
  dur,
})
const space = (height: number): Item => ({ type: 'space', height })

/**
 * Name, story and call to action in one column left of or above what stands in the place; then an end card,
 * which stays. Each lasts until it is read. `scrim`: opacity of the cloud below words.
 */
export function makeScenes(entrance: Entrance, scrim: number, facts: VideoFacts): Scene[] {
  const column = (gap: number, maxHeight: ByShape<number>, items: readonly Item[]): Group => ({
    anchor: { landscape: 'left', square: 'top-left', portrait: 'top-left' },
    width: { landscape: 52, square: 96, portrait: 98 },
    maxHeight,
    // Arabic letters reach beyond their line.
    inset: { landscape: 1, square: 0, portrait: 0.8 },
    gap,
    items,
  })
  const card = (gap: number, items: readonly Item[]): Group => ({
    anchor: 'middle',
    width: { landscape: 70, square: 100, portrait: 100 },
    gap,
    items,
  })
  const cut = facts.cut && CUTS[facts.cut](facts.callToAction.length)
  const words = { landscape: 100, square: 56, portrait: 68 }
  const scenes: { id: string; least: number; group: Group }[] = [
    {
      id: 'name',
      least: LEAST.name,
      group: column(2.6, words, [
        // Legible within a second and a half of the film's start.
        line('name', facts.companyName, entrance, 0, 1.2),
        rule(0.4),
        line('small', (facts.cut !== 6 && facts.cityState) || '', 'light', 0.6, 1.2),
      ]),
    },
    ...(facts.story ?? []).filter(Boolean).map((text, at) => ({
      id: `line-${at + 1}`,
      least: LEAST.line,
      group: column(3.4, words, [line('sentence', text, entrance, 0, 1.4)]),
    })),
    {
      id: 'invitation',
      least: LEAST.invitation,
      group: column(3.4, words, [
        line('sentence', facts.callToAction, entrance, 0, 1.8),
        rule(1.4),
        line('note', cut ? '' : facts.notes, 'light', 2, 1.6),
      ]),
    },
    {
      id: 'contact',
      least: LEAST.contact,
      group: card(1.9, [
        logo({ landscape: 24, square: 22, portrait: 30 }, 1.4),
        space(0.6),
        { ...line('sentence', facts.companyName, entrance, 0.2, 1.4), unlessWordmark: true },
        line('small', (!cut && facts.cityState) || '', 'light', 0.4, 1.2),
        rule(0.6),
        line('small', cut ? '' : facts.contactName, 'light', 0.7, 1.2),
        line('phone', facts.phone, 'light', 0.8, 1.2),
        line('small', facts.website, 'light', 1.2, 1.2),
        space(0.6),
        { type: 'code', side: { landscape: 18, square: 19, portrait: 26 }, in: 'light', at: 1.6, dur: 1.2 },
      ]),
    },
  ]
  let start = cut ? 0 : FIRST
  const shown = cut ? scenes.filter(({ id }) => id in cut) : scenes
  return shown.map(({ id, least, group }, at) => {
    const fadeOut = at === shown.length - 1 ? 0 : cut ? CUT_FADE_OUT : FADE_OUT
    const letters = textsOf(group).join(' ').length
    const usual = Math.max(least, letters / READING + ARRIVAL + fadeOut)
    const end = hundredth(start + (cut?.[id] ?? usual))
    const scene: Scene = {
      id,
      start,
      end,
      fadeOut,
      scrim: { colour: 'ground', opacity: scrim, spread: { landscape: 30, square: 24, portrait: 32 } },
      groups: [cut ? sooner(group) : group],
    }
    start = cut ? end : hundredth(end + PAUSE)
    return scene
  })
}

const sooner = (group: Group): Group => ({
  ...group,
  items: group.items.map((item) => (item.type === 'space' ? item : { ...item, at: item.at * CUT_PACE })),
})

const hundredth = (seconds: number) => Math.round(seconds * 100) / 100

/** Line by line. */
export const textsOf = ({ items }: Group): string[] =>
  items.flatMap((item) => (item.type === 'text' && item.text !== '' ? [item.text] : []))

/** What columns share of a template; see docs/videos.md. */
export const inOneColumn = (entrance: Entrance, scrim: number) => ({
  styles: COLUMN_STYLES,
  scenes: (facts: VideoFacts) => makeScenes(entrance, scrim, facts),
})
