import type { English, Word } from './reading/english-words.ts'
import { has, isFiniteVerb } from './reading/whole-sentence.ts'

/**
 * "Hale & Marsh has opened a chapel" → "Hale & Marsh opens a chapel", "will hold" → "to hold", "has been named" → "named".
 * Only of a line that begins with one of `names`, since the verb is formed for one subject.
 */
export function inHeadlineTense(line: string, names: readonly string[], english: English): string {
  if (!names.some((name) => line.startsWith(`${name} `))) return line
  const words = english.read(line, names)
  const at = words.findIndex((_, index) => index > 0 && isFiniteVerb(words, index))
  const [verb, next, third] = words.slice(at)
  if (at < 0 || !verb || !next) return line
  const change = (text: string | null, count: number) =>
    text === null ? line : join([...words.slice(0, at), { ...verb, text }, ...words.slice(at + count)])
  const drop = (count: number) => join([...words.slice(0, at), ...words.slice(at + count)])
  const lower = verb.text.toLowerCase()
  if (lower === 'will') return has(next, 'Infinitive', 'Copula') ? change('to', 1) : line
  if (/^(?:has|have)$/.test(lower)) {
    if (next.text === 'been')
      return has(third, 'PastTense', 'Participle', 'Verb') && !has(third, 'Gerund') ? drop(2) : line
    return has(next, 'PastTense', 'Participle') ? change(english.presentOf(next.text), 2) : line
  }
  if (/^(?:is|are)$/.test(lower)) return has(next, 'Gerund') ? change(english.presentOf(next.text), 2) : line
  if (has(verb, 'Copula', 'Auxiliary', 'Modal') || !has(verb, 'PastTense')) return line
  // "lowered its price and posted it"
  const isSecond = (word: Word, index: number) =>
    index > at &&
    has(word, 'PastTense', 'Auxiliary') &&
    words.slice(at, index).some(({ text }) => text === 'and')
  if (words.some(isSecond)) return line
  return change(english.presentOf(verb.text), 1)
}

const join = (words: readonly Word[]) =>
  words
    .map(({ pre, text, post }) => pre + text + post)
    .join('')
    .trim()
