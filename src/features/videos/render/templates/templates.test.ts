import { describe, expect, it } from 'vitest'
import { SHAPES } from '../shape.ts'
import { loudnessOf } from '../sound/loudness.ts'
import { SAMPLE_RATE } from '../sound/stereo.ts'
import { synthesise } from '../sound/synthesise.ts'
import { TEMPLATES } from './templates.ts'
import { pick, type Scene, type VideoTemplate } from './video-template.ts'

/** What a telephone's speaker leaves: Butterworth of the second order at 450 Hz. */
function highPass(samples: Float32Array): Float32Array {
  const turn = (2 * Math.PI * 450) / SAMPLE_RATE
  const [alpha, cos] = [Math.sin(turn) * Math.SQRT1_2, Math.cos(turn)]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x) => {
    const y = (((1 + cos) / 2) * (x - 2 * x1 + x2) + 2 * cos * y1 - (1 - alpha) * y2) / (1 + alpha)
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    return y
  })
}

it('every film has its own name, palette and sound', () => {
  for (const of of [
    TEMPLATES.map(({ id }) => id),
    TEMPLATES.map(({ palette }) => JSON.stringify(palette)),
    TEMPLATES.map(({ sound }) => JSON.stringify(sound)),
  ])
    expect(new Set(of).size).toBe(TEMPLATES.length)
})

const FACTS = {
  companyName: 'Hartwell & Moore',
  contactName: 'Eleanor Hartwell',
  phone: '(802) 555-0142',
  website: 'hartwellmoore.example',
  callToAction: 'Call us to learn more.',
  notes: 'Since 1931',
}

describe.each(TEMPLATES)('$id', ({ styles, sound, scenes: scenesOf }) => {
  const scenes = scenesOf(FACTS)
  const items = scenes.flatMap((scene) => scene.groups.flatMap((group) => group.items))

  it('is made of scenes one after the other, and ends with one that stays', () => {
    scenes.forEach((scene, at) => {
      expect(scene.start).toBeGreaterThanOrEqual(scenes[at - 1]?.end ?? 0)
      expect(scene.end).toBeGreaterThan(scene.start)
    })
    expect(scenes.at(-1)?.fadeOut).toBe(0)
  })

  it('names styles that exist, and lets nothing arrive in a hurry', () => {
    for (const { groups, start, end } of scenes) {
      for (const item of groups.flatMap((group) => group.items)) {
        if (item.type === 'space') continue
        expect(item.dur).toBeGreaterThanOrEqual(0.8)
        expect(start + item.at + item.dur).toBeLessThan(end)
        if (item.type === 'text') expect(styles[item.style]).toBeDefined()
      }
    }
  })

  it('carries every fact, a logo and a code', () => {
    const texts = items.map((item) => (item.type === 'text' ? item.text : ''))
    for (const fact of Object.values(FACTS)) expect(texts).toContain(fact)
    expect(items.map(({ type }) => type)).toEqual(expect.arrayContaining(['logo', 'code']))
  })

  it('shows the telephone number large in the sans, at least 3 seconds', () => {
    for (const scene of scenes) {
      for (const item of scene.groups.flatMap((group) => group.items)) {
        if (item.type !== 'text' || item.text !== FACTS.phone) continue
        const style = styles[item.style]
        expect(style?.face).toBe('sans')
        for (const shape of SHAPES) expect(pick(style?.size ?? 0, shape)).toBeGreaterThanOrEqual(5)
        const gone = scene.end - scene.fadeOut
        expect(gone - (scene.start + item.at + item.dur)).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it.each([
    ['', {}],
    [' in six seconds', { cut: 6 as const }],
  ])('sounds at -14 LUFS, below -1 dBFS, and is heard on a telephone%s', (_, more) => {
    expectHeard(sound, scenesOf({ ...FACTS, ...more }))
  })
})

it.each(TEMPLATES.slice(0, 2))('$id sounds as loud with a story', ({ sound, scenes }) => {
  const story = ['Every family grieves in its own way.', 'We listen first.', 'We stay.', 'Call us.']
  expectHeard(sound, scenes({ ...FACTS, story }))
})

function expectHeard(sound: VideoTemplate['sound'], scenes: readonly Scene[]) {
  const samples = synthesise(sound, scenes, scenes.at(-1)?.end ?? 0)
  expect(Math.abs(loudnessOf(samples) + 14)).toBeLessThan(0.5)
  const heard = { left: highPass(samples.left), right: highPass(samples.right) }
  expect(loudnessOf(heard)).toBeGreaterThan(-20)
  const loudest = [samples.left, samples.right].map((channel) =>
    channel.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  )
  expect(Math.max(...loudest)).toBeLessThan(10 ** (-1 / 20))
}
