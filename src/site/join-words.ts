import type { Translate } from '../shared/text/i18n.ts'

/** Joins up to three words: "a", "a and b", "a, b and c". */
export function joinWords(words: string[], t: Translate): string {
  const [first = '', second, third] = words
  if (second === undefined) return first
  if (third === undefined) return t('{first} and {second}', { first, second })
  return t('{first}, {second} and {third}', { first, second, third })
}
