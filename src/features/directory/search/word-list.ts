import { layTextColumn, scanTextColumn, type TextColumn } from './text-column.ts'

/**
 * The distinct words of many folded texts: enough to know that none of them contains something, without a look at them.
 * Words of texts that are gone stay in it, which does no harm: nobody relies on a word being there.
 */
export type WordList = {
  readonly known: ReadonlySet<string>
  readonly words: TextColumn
  /** Length of the shortest text; Infinity when there is none. */
  readonly shortest: number
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** The words known before, and those of further texts. A generator, to be run in slices. */
export function* gatherWords(
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
    words: yield* layTextColumn(words.length, (position) => words[position] as string),
    shortest,
  }
}

/**
 * False when none of the texts can contain `text`. One that does has each word of it, those at its ends perhaps as parts
 * of longer words.
 */
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
