/** Texts by their distinct words, which are a tenth of the characters of 100,000 names. */
export type WordIndex = {
  readonly column: TextColumn
  /** Positions of the texts that have a word; of one that has it twice, twice. */
  readonly having: ReadonlyMap<string, readonly number[]>
  /** The same in one column, with the positions of each. */
  readonly words: TextColumn
  readonly members: readonly (readonly number[])[]
}

/** Splits at single spaces. A generator for runInSlices. */
export function* buildWordIndex(column: TextColumn): Generator<undefined, WordIndex, undefined> {
  const having = new Map<string, number[]>()
  for (let position = 0; position < column.starts.length - 1; position++) {
    for (const word of textAt(column, position).split(' ')) {
      const others = having.get(word)
      if (others) others.push(position)
      else if (word !== '') having.set(word, [position])
    }
    if (position % 500 === 0) yield
  }
  const list = [...having.keys()]
  const words = yield* buildTextColumn(list.length, (number) => list[number] as string)
  return { column, having, words, members: [...having.values()] }
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
  const pieces: string[] = []
  let batch: string[] = []
  let end = 0
  for (let position = 0; position < count; position++) {
    const text = textAt(position)
    starts[position] = end
    end += text.length + SEPARATOR.length
    batch.push(text)
    if (batch.length < BATCH && position < count - 1) continue
    pieces.push(batch.join(SEPARATOR) + SEPARATOR)
    batch = []
    yield
  }
  starts[count] = end
  return { text: pieces.join(''), starts }
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

/** Positions of the texts that contain `query`, or begin with it, in order. */
export function textsWith(column: TextColumn, query: string, isAtStart = false): number[] {
  const found: number[] = []
  scanTextColumn(column, query, (position, at) => {
    if (!isAtStart || at === 0) found.push(position)
  })
  return found
}
