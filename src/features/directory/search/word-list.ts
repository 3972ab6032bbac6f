import { buildTextColumn, scanTextColumn, type TextColumn } from './text-column.ts'

/** Distinct words of folded texts, to rule texts out. Outdated words are harmless. */
export type WordList = {
  readonly known: ReadonlySet<string>
  readonly words: TextColumn
  /** Infinity when empty. */
  readonly shortest: number
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** Adds the words of further texts. A generator for runInSlices. */
export function* collectWords(
  before: WordList | null,
  texts: Iterable<string>,
): Generator<undefined, WordList, undefined> {
  const known = new Set(before?.known)
  let shortest = before?.shortest ?? Number.POSITIVE_INFINITY
  let count = 0
  for (const text of texts) {
    shortest = Math.min(shortest, text.length)
    for (const word of text.split(BETWEEN_WORDS)) known.add(word)
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

/** Returns false when no text can contain `text`, whose first and last words may be partial. */
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
