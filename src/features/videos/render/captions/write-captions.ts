import { fillText } from '../film/box.ts'
import type { VideoTemplate } from '../templates/video-template.ts'
import type { VideoFacts } from '../video-facts.ts'

export type Cue = { start: number; end: number; text: string }

/** One cue a scene, up to `durationSeconds`; lines without facts and scenes without lines are left out. */
export function cuesOf(template: VideoTemplate, facts: VideoFacts, durationSeconds: number): Cue[] {
  return template.scenes.flatMap(({ start, end, caption }) => {
    const lines = caption.split('\n').map((line) => fillText(line, facts))
    const text = lines.filter(Boolean).join('\n')
    const until = Math.min(end, durationSeconds)
    return text === '' || start >= until ? [] : [{ start, end: until, text }]
  })
}

/** WebVTT; escapes &, < and >. */
export function toVtt(cues: readonly Cue[]): string {
  const escapeText = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const blocks = cues.map(
    ({ start, end, text }) => `${clock(start, '.')} --> ${clock(end, '.')}\n${escapeText(text)}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** SubRip. */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ start, end, text }, at) => `${at + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${text}\n`)
    .join('\n')
}

/** "00:00:02.200" */
function clock(seconds: number, point: string): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  return [
    part(milliseconds / 3_600_000, 2),
    part((milliseconds / 60_000) % 60, 2),
    `${part((milliseconds / 1000) % 60, 2)}${point}${part(milliseconds % 1000, 3)}`,
  ].join(':')
}
