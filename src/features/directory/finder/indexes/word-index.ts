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

/** Calls `onHit` for each text that contains `query`, of two words or more, in no order and maybe more than once: where it stands there. */
export function findTexts(
  index: WordIndex,
  query: string,
  onHit: (position: number, isAtStart: boolean, isAtWord: boolean) => void,
): void {
  if (query === '' || query.includes('\0')) return
  const { text, starts } = index.column
  for (const word of fewestPostings(index, query.split(' '))) {
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
    const isInner = at > 0 && at < parts.length - 1
    const words = isInner
      ? [index.numbers.get(part) ?? []].flat()
      : wordsWith(index, part, at === 0 ? 'endsWith' : 'startsWith')
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

function wordsWith({ words }: WordIndex, part: string, isAt: 'startsWith' | 'endsWith'): number[] {
  const found: number[] = []
  scanTextColumn(words, part, (word) => {
    if (textAt(words, word)[isAt](part)) found.push(word)
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

/** Short texts joined by NUL for one scan. PostgreSQL's text cannot hold NUL, so no match crosses texts. */
export type TextColumn = {
  readonly text: string
  /** The last entry marks the end. */
  readonly starts: Uint32Array
}

const SEPARATOR = '\0'
/** Texts between two yields. */
const BATCH = 1000

/** A generator for runInSlices. */
export function* buildTextColumn(
  count: number,
  textAt: (position: number) => string,
): Generator<undefined, TextColumn, undefined> {
  const starts = new Uint32Array(count + 1)
  const texts: string[] = []
  let end = 0
  for (let position = 0; position < count; position++) {
    const text = textAt(position)
    starts[position] = end
    end += text.length + SEPARATOR.length
    texts.push(text)
    if (position % BATCH === 0) yield
  }
  starts[count] = end
  return { text: [...texts, ''].join(SEPARATOR), starts }
}

/** By position. */
export function textAt(column: TextColumn, position: number): string {
  return column.text.slice(column.starts[position], endOf(column, position))
}

/** Returns the position of a text's separator. */
export function endOf(column: TextColumn, position: number): number {
  return (column.starts[position + 1] ?? 1) - SEPARATOR.length
}

/** Calls `onHit` with the first offset in each text that contains `query`. */
export function scanTextColumn(
  column: TextColumn,
  query: string,
  onHit: (position: number, place: number) => void,
): void {
  const { text, starts } = column
  if (query === '' || query.includes(SEPARATOR)) return
  let position = 0
  for (let hit = text.indexOf(query); hit >= 0; ) {
    while ((starts[position + 1] as number) <= hit) position += 1
    onHit(position, hit - (starts[position] as number))
    hit = text.indexOf(query, starts[position + 1])
  }
}
