import type { DescriptionLength } from './write-prompt.ts'

/** Shortest and longest text that is taken, in characters. */
const BOUNDS: Readonly<Record<DescriptionLength, readonly [number, number]>> = {
  short: [60, 1500],
  long: [200, 6000],
}

/**
 * A model's answer as plain text: without control characters, code fences and emphasis. Null when it has not the
 * length of a description.
 */
export function readAnswer(answer: string, length: DescriptionLength): string | null {
  const text = answer
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/^```\w*\n?|\n?```$/g, '')
    .replace(/(\*\*|__)(?=\S)(.{1,400}?)\1/g, '$2')
    .replace(/^#{1,6} /gm, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const plain = length === 'short' ? text.replace(/\n+/g, ' ') : text
  const [min, max] = BOUNDS[length]
  return plain.length >= min && plain.length <= max ? plain : null
}
