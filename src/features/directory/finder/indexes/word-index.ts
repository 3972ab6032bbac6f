import { endOf, type TextColumn } from './text-column.ts'

/** Which texts have a word, and where it is their first. About 6 bytes a word. */
export type WordIndex = {
  readonly column: TextColumn
  /** By word, split at single spaces. */
  readonly numbers: ReadonlyMap<string, number>
  /** By word: twice the text's position, plus one where the word is its first. */
  readonly postings: Uint32Array
  readonly postingStarts: Uint32Array
}

/** A generator for runInSlices. */
export function* buildWordIndex(column: TextColumn): Generator<undefined, WordIndex, undefined> {
  const { text, starts } = column
  const numbers = new Map<string, number>()
  const wordAt: number[] = []
  const postingOf: number[] = []
  for (let position = 0; position < starts.length - 1; position++) {
    const end = endOf(column, position)
    for (let from = starts[position] as number; from < end; ) {
      const space = text.indexOf(' ', from)
      const to = space < 0 || space > end ? end : space
      const word = text.slice(from, to)
      const number = numbers.get(word) ?? numbers.size
      if (number === numbers.size) numbers.set(word, number)
      wordAt.push(number)
      postingOf.push(2 * position + (from === starts[position] ? 1 : 0))
      from = to + 1
    }
    if (position % 500 === 0) yield
  }
  const postingStarts = new Uint32Array(numbers.size + 1)
  for (const number of wordAt) postingStarts[number + 1] = (postingStarts[number + 1] as number) + 1
  for (let number = 0; number < numbers.size; number++)
    postingStarts[number + 1] = (postingStarts[number + 1] as number) + (postingStarts[number] as number)
  yield
  const postings = new Uint32Array(wordAt.length)
  const next = postingStarts.slice()
  for (let at = 0; at < wordAt.length; at++) {
    const number = wordAt[at] as number
    postings[next[number] as number] = postingOf[at] as number
    next[number] = (next[number] as number) + 1
  }
  return { column, numbers, postings, postingStarts }
}

/** How many texts have a word; one that has it twice counts twice. */
export function countTexts({ numbers, postingStarts }: WordIndex, word: string): number {
  const number = numbers.get(word)
  return number === undefined ? 0 : (postingStarts[number + 1] as number) - (postingStarts[number] as number)
}

/** Positions of texts that have a word; at most `most` are looked at. `isFirst`: only where it is their first word. */
export function* textsHaving(
  { numbers, postings, postingStarts }: WordIndex,
  word: string,
  { most = postings.length, isFirst = false } = {},
): Generator<number, void, undefined> {
  const number = numbers.get(word)
  if (number === undefined) return
  const start = postingStarts[number] as number
  const end = Math.min(postingStarts[number + 1] as number, start + most)
  for (let at = start; at < end; at++) {
    const posting = postings[at] as number
    if (!isFirst || (posting & 1) === 1) yield posting >>> 1
  }
}

/** Whether a word may begin after the character at `at`. */
export const isBoundary = (text: string, at: number) => !/[\p{L}\p{N}]/u.test(text.charAt(at))
