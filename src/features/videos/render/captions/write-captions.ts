import { textsOf } from '../templates/make-scenes.ts'
import type { Scene } from '../templates/video-template.ts'

export type Cue = { start: number; end: number; text: string }

/** Characters a second; a card that says more is seen, and its captions stop. */
const READABLE = 17
/** Characters: two lines of a player. */
const LONGEST = 84

/** Cues have LONGEST characters at most, each shown by its share of letters. */
export function cuesOf(scenes: readonly Scene[], durationSeconds: number): Cue[] {
  return scenes.flatMap(({ start, end, groups }) => {
    const said = piecesOf([...new Set(groups.flatMap(textsOf))])
    const most = READABLE * (end - start)
    const texts = said.filter((_, at) => said.slice(0, at + 1).join('').length <= most)
    const letters = texts.join('').length
    const until = Math.min(end, durationSeconds)
    let from = start
    return texts.flatMap((text): Cue[] => {
      const to = Math.min(until, from + ((end - start) * text.length) / letters)
      const cue = { start: from, end: to, text }
      from = to
      return cue.start >= cue.end ? [] : [cue]
    })
  })
}

function piecesOf(lines: readonly string[]): string[] {
  const pieces: string[] = []
  for (const line of lines) {
    for (const [at, word] of line.split(' ').entries()) {
      const last = pieces.at(-1)
      const longer = last === undefined ? word : `${last}${at === 0 ? '\n' : ' '}${word}`
      if (last === undefined || longer.length > LONGEST) pieces.push(word)
      else pieces[pieces.length - 1] = longer
    }
  }
  return pieces
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
