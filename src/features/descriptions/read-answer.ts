import { isEnglish, plainAnswer } from '../model-calls/plain-answer.ts'
import { withoutTalk } from '../model-calls/without-talk.ts'
import { ADVERTISES } from './read-facts.ts'
import type { DescriptionLength } from './write-prompt.ts'

/** Characters. */
const BOUNDS: Readonly<Record<DescriptionLength, readonly [number, number]>> = {
  short: [60, 1500],
  long: [200, 6000],
}
/**
 * Null unless it is English prose as long as a description, which names the partner and its city and does not
 * advertise.
 */
export function readAnswer(
  answer: string,
  length: DescriptionLength,
  { name, city }: { name: string; city: string },
): string | null {
  const text = withoutTalk(plainAnswer(answer))
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const plain = length === 'short' ? text.replace(/\n+/g, ' ') : text
  const [min, max] = BOUNDS[length]
  const said = fold(plain)
  const names = [name, city].map(fold)
  if (!names.every((one) => said.includes(one))) return null
  const rest = names.reduce((left, one) => left.replaceAll(one, ' '), said)
  // Data is no prose.
  const isProse = !/^[{[]/.test(plain) && isEnglish(plain) && !ADVERTISES.test(rest)
  return isProse && plain.length >= min && plain.length <= max ? plain : null
}

const fold = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
