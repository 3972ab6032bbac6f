import { isEnglish } from '../model-calls/is-english.ts'
import { plainAnswer } from '../model-calls/plain-answer.ts'
import { withoutTalk } from '../model-calls/without-talk.ts'
import type { DescriptionLength } from './write-prompt.ts'

/** In characters. */
const BOUNDS: Readonly<Record<DescriptionLength, readonly [number, number]>> = {
  short: [60, 1500],
  long: [200, 6000],
}

/** Plain text without talk; null unless it is English prose as long as a description. */
export function readAnswer(answer: string, length: DescriptionLength): string | null {
  const text = withoutTalk(plainAnswer(answer))
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const plain = length === 'short' ? text.replace(/\n+/g, ' ') : text
  const [min, max] = BOUNDS[length]
  // That is data, not prose.
  const isProse = !/^[{[]/.test(plain) && isEnglish(plain)
  return isProse && plain.length >= min && plain.length <= max ? plain : null
}
