import type { VideoFacts } from '../video-facts.ts'
import type { ByShape, Entrance, Group, Item, Scene, Scrim } from './video-template.ts'

type Span = readonly [start: number, end: number]
type GroupsOf = { span: Span; groups: readonly Group[] }

/** In seconds. */
const FADE_OUT = 1.2

/** Scenes of every film: name, call to action, and an end card that stays. */
export function makeScenes(
  { name, invitation, contact }: Record<'name' | 'invitation' | 'contact', GroupsOf>,
  scrim?: Scrim,
): Scene[] {
  const scene = (id: string, { span, groups }: GroupsOf, fadeOut: number, caption: string): Scene => ({
    id,
    start: span[0],
    end: span[1],
    fadeOut,
    caption,
    ...(scrim && { scrim }),
    groups,
  })
  return [
    scene('name', name, FADE_OUT, '{{companyName}}'),
    scene('invitation', invitation, FADE_OUT, '{{callToAction}}\n{{notes}}'),
    scene('contact', contact, 0, '{{companyName}}\n{{contactName}}\n{{phone}}\n{{website}}'),
  ]
}

type Arrival = readonly [entrance: Entrance, at: number, dur: number]
const arriving = ([entrance, at, dur]: Arrival) => ({ in: entrance, at, dur })

/** One fact. */
export const line = (style: string, fact: keyof VideoFacts, ...arrival: Arrival): Item => ({
  type: 'text',
  style,
  text: `{{${fact}}}`,
  ...arriving(arrival),
})

/** In vmin. */
export const rule = (length: number, ...arrival: Arrival): Item => ({
  type: 'rule',
  length,
  ...arriving(arrival),
})

/** In vmin. */
export const logo = (height: ByShape<number>, ...arrival: Arrival): Item => ({
  type: 'logo',
  height,
  ...arriving(arrival),
})

/** In vmin. */
export const code = (side: ByShape<number>, ...arrival: Arrival): Item => ({
  type: 'code',
  side,
  ...arriving(arrival),
})

export const space = (height: number): Item => ({ type: 'space', height })
