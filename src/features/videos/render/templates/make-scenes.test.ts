import { expect, it } from 'vitest'
import { cuesOf } from '../captions/write-captions.ts'
import { makeScenes, textsOf, USUAL_SECONDS } from './make-scenes.ts'
import type { Scene } from './video-template.ts'

const FACTS = {
  companyName: 'Hartwell & Moore',
  cityState: 'Brattleboro, Vermont',
  contactName: 'Eleanor Hartwell',
  phone: '(802) 555-0142',
  website: 'hartwellmoore.example',
  callToAction: 'Call us for a quiet conversation about your choices',
  notes: 'Since 1931 in Brattleboro, Vermont',
}
const STORY = [
  'Every family grieves in its own way.',
  'We listen first.',
  'What stays can be held in a hand.',
]

const scenesOf = (facts: object) => makeScenes('light', 0.5, { ...FACTS, ...facts })
const endOf = (scenes: readonly Scene[]) => scenes.at(-1)?.end

it('lasts as usual for few words, and each scene waits until many are read (15 characters a second)', () => {
  expect(endOf(scenesOf({}))).toBe(USUAL_SECONDS)
  const notes = 'We have cared for families of the valley since 1931. '.repeat(5)
  for (const { start, end, fadeOut, groups } of scenesOf({ notes, story: STORY }))
    expect(groups.flatMap(textsOf).join('').length / (end - start - fadeOut - 1.6)).toBeLessThanOrEqual(15.1)
})

it('tells the lines of a story one after the other, before the call to action', () => {
  const scenes = scenesOf({ story: STORY })
  expect(scenes.map(({ id }) => id)).toEqual(['name', 'line-1', 'line-2', 'line-3', 'invitation', 'contact'])
  expect(scenes.slice(1, 4).flatMap(({ groups }) => groups.flatMap(textsOf))).toEqual(STORY)
  expect(endOf(scenes)).toBeGreaterThan(USUAL_SECONDS + 3 * 4)
})

it('ends with a card that holds everything for at least four seconds', () => {
  const card = scenesOf({}).at(-1)
  const items = card?.groups.flatMap((group) => group.items) ?? []
  const arrived = Math.max(...items.map((item) => (item.type === 'space' ? 0 : item.at + item.dur)))
  expect((card?.end ?? 0) - (card?.start ?? 0) - arrived).toBeGreaterThanOrEqual(4)
  expect(items.flatMap((item) => (item.type === 'text' ? [item.text] : []))).toEqual([
    'Hartwell & Moore',
    'Brattleboro, Vermont',
    'Eleanor Hartwell',
    '(802) 555-0142',
    'hartwellmoore.example',
  ])
})

it.each([6, 15] as const)(
  'is cut to %i seconds: the name first, and the last card for four at least',
  (cut) => {
    const scenes = scenesOf({ cut, story: STORY, callToAction: 'Call us to learn more.' })
    expect(endOf(scenes)).toBe(cut)
    expect([scenes[0]?.id, scenes.at(-1)?.id]).toEqual(['name', 'contact'])
    expect((scenes.at(-1)?.end ?? 0) - (scenes.at(-1)?.start ?? 0)).toBeGreaterThanOrEqual(4)
    // A sentence that nobody could read in five seconds is left out.
    const long = scenesOf({
      cut,
      callToAction: 'Call us whenever you would like to talk about it. '.repeat(3),
    })
    expect(endOf(long)).toBe(cut)
    expect(long.map(({ id }) => id)).toEqual(['name', 'contact'])
  },
)

it('captions are read at 17 characters a second at most', () => {
  const scenes = scenesOf({ notes: 'Our door in the valley is open on every day. '.repeat(6), story: STORY })
  const cues = cuesOf(scenes, endOf(scenes) ?? 0)
  const cut = scenesOf({
    cut: 6,
    companyName: 'Winterbourne Abbas and Whitcombe Memorial Home',
    website: 'w'.repeat(60),
  })
  for (const { start, end, text } of [...cues, ...cuesOf(cut, 6)])
    expect(text.length / (end - start), text).toBeLessThanOrEqual(17)
  expect(cues.length).toBeGreaterThan(scenes.length)
})
