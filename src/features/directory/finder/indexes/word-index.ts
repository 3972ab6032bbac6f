import { buildTextColumn, endOf, scanTextColumn, type TextColumn, textAt } from './text-column.ts'

/** Finds texts by their distinct words: a tenth of the characters at 100,000 names. About 6 bytes a word. */
export type WordIndex = {
  readonly column: TextColumn
  /** Split at single spaces. */
  readonly words: TextColumn
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
  yield
  const list = [...numbers.keys()]
  const words = yield* buildTextColumn(list.length, (number) => list[number] as string)
  return { column, words, numbers, postings, postingStarts }
}

/** Calls `onHit` for each text that contains `query`, in no order and maybe more than once: where it stands there. */
export function findTexts(
  index: WordIndex,
  query: string,
  onHit: (position: number, isAtStart: boolean, isAtWord: boolean) => void,
): void {
  if (query === '' || query.includes('\0')) return
  const parts = query.split(' ')
  if (parts.length === 1) {
    scanTextColumn(index.words, query, (word, at) => {
      const end = index.postingStarts[word + 1] as number
      for (let place = index.postingStarts[word] as number; place < end; place++) {
        const posting = index.postings[place] as number
        onHit(posting >>> 1, at === 0 && (posting & 1) === 1, at === 0)
      }
      return false
    })
    return
  }
  const { text, starts } = index.column
  for (const word of fewestPostings(index, parts)) {
    const end = index.postingStarts[word + 1] as number
    for (let place = index.postingStarts[word] as number; place < end; place++) {
      const position = (index.postings[place] as number) >>> 1
      const start = starts[position] as number
      const at = text.slice(start, endOf(index.column, position)).indexOf(query)
      if (at >= 0) onHit(position, at === 0, isBoundary(text, start + at - 1))
    }
  }
}

/**
 * The rarest alternative of words that each matching text has: inner parts are whole words, the first ends
 * one, the last begins one. Empty when a part is in no word.
 */
function fewestPostings(index: WordIndex, parts: readonly string[]): readonly number[] {
  let fewest: readonly number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const [at, part] of parts.entries()) {
    const words = at === 0 ? endingWith(index, part) : wordsFrom(index, part, at === parts.length - 1)
    const count = words.reduce((sum, word) => {
      return sum + (index.postingStarts[word + 1] as number) - (index.postingStarts[word] as number)
    }, 0)
    if (count < least) {
      fewest = words
      least = count
    }
    if (count === 0) return []
  }
  return fewest
}

function wordsFrom(index: WordIndex, part: string, isPrefix: boolean): number[] {
  if (!isPrefix) return [index.numbers.get(part) ?? []].flat()
  const found: number[] = []
  scanTextColumn(index.words, part, (word, at) => {
    if (at === 0) found.push(word)
    return false
  })
  return found
}

function endingWith({ words }: WordIndex, part: string): number[] {
  const found: number[] = []
  scanTextColumn(words, part, (word) => {
    if (textAt(words, word).endsWith(part)) found.push(word)
    return false
  })
  return found
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
