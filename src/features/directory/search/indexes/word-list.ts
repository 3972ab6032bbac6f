import { foldText, isAscii } from '../../finder/vocabulary/fold-text.ts'
import { buildTextColumn, scanTextColumn, type TextColumn } from '../../finder/index/text-column.ts'

/** To rule texts out; outdated words and a low `shortest` do no harm. */
export type WordList = {
  readonly known: ReadonlySet<string>
  readonly words: TextColumn
  /** In characters; Infinity when unknown. */
  readonly shortest: number
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** `shortestOfThem` in characters. A generator for runInSlices. */
export function* collectWords(
  before: WordList | null,
  folded: Iterable<string>,
  shortestOfThem = Number.POSITIVE_INFINITY,
): Generator<undefined, WordList, undefined> {
  const known = new Set(before?.known)
  const shortest = Math.min(before?.shortest ?? Number.POSITIVE_INFINITY, shortestOfThem)
  let count = 0
  for (const text of folded) {
    for (const word of text.split(BETWEEN_WORDS)) if (word !== '') known.add(word)
    count += 1
    if (count % 500 === 0) yield
  }
  if (before && known.size === before.known.size) return { ...before, shortest }
  const words = [...known]
  return {
    known,
    words: yield* buildTextColumn(words.length, (position) => words[position] as string),
    shortest,
  }
}

/**
 * Distinct folded parts between spaces, and the shortest folded text's length. A generator for runInSlices.
 */
export function* foldParts(
  texts: Iterable<string>,
): Generator<undefined, { parts: Iterable<string>; shortest: number }, undefined> {
  const parts = new Set<string>()
  let shortest = Number.POSITIVE_INFINITY
  let count = 0
  for (const text of texts) {
    shortest = Math.min(shortest, isAscii(text) ? text.length : foldText(text).length)
    for (const part of text.split(' ')) parts.add(part)
    count += 1
    if (count % 500 === 0) yield
  }
  return { parts: Array.from(parts, foldText), shortest }
}

/** False: no text can contain `text`. Its first and last words may be partial. */
export function mayContain(list: WordList, text: string): boolean {
  const words = text.split(BETWEEN_WORDS)
  return words.every((word, at) => {
    const isWhole = at > 0 && at < words.length - 1
    return word === '' || list.known.has(word) || (!isWhole && isPartOfWord(list, word))
  })
}

function isPartOfWord(list: WordList, part: string): boolean {
  let isFound = false
  scanTextColumn(list.words, part, () => {
    isFound = true
    return true
  })
  return isFound
}
