import { expect, it } from 'vitest'
import { makeScenes } from '../templates/make-scenes.ts'
import { cuesOf, toSrt, toVtt } from './write-captions.ts'

const facts = {
  companyName: 'Hartwell & <Moore>',
  contactName: '',
  phone: '802 555 0142',
  website: '',
  callToAction: '',
  notes: '',
}
const scenes = makeScenes('light', 0.5, facts)

it('writes one cue for each scene that says something', () => {
  const cues = cuesOf(scenes, 24)
  expect(cues.map(({ text }) => text)).toEqual(['Hartwell & <Moore>', 'Hartwell & <Moore>\n802 555 0142'])
  expect(toVtt(cues)).toBe(
    'WEBVTT\n\n00:00:00.200 --> 00:00:05.800\nHartwell &amp; &lt;Moore&gt;\n\n' +
      '00:00:16.200 --> 00:00:24.000\nHartwell &amp; &lt;Moore&gt;\n802 555 0142\n',
  )
  expect(toSrt(cues)).toContain('1\n00:00:00,200 --> 00:00:05,800\nHartwell & <Moore>\n')
})

it('ends with the film', () => {
  expect(cuesOf(scenes, 5).map(({ end }) => end)).toEqual([5])
})
