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
export function textAt({ text, starts }: TextColumn, position: number): string {
  return text.slice(starts[position], (starts[position + 1] ?? 1) - SEPARATOR.length)
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

/** Finds texts by their words, which single spaces divide. */
export type WordIndex = {
  readonly column: TextColumn
  readonly words: TextColumn
  /** By word: the positions of the texts that have it, twice where one has it twice. */
  readonly having: ReadonlyMap<string, readonly number[]>
}

/** Calls `onHit` with the positions of texts that contain `text`. */
export function scanWords(index: WordIndex, text: string, onHit: (position: number) => void): void {
  for (const { positions } of rarestWord(index, text))
    for (const position of positions) if (textAt(index.column, position).includes(text)) onHit(position)
}

/** A word that may stand for a typed one, which begins at `place` in it, and the texts that have it. */
type WordHit = { place: number; positions: readonly number[] }

/** Of the rarest word of `text`: distinct words are a tenth of the characters at 100,000 names. */
export function rarestWord({ words, having }: WordIndex, text: string): readonly WordHit[] {
  const typed = text.split(' ')
  let rarest: readonly WordHit[] = []
  let least = Number.POSITIVE_INFINITY
  for (const [number, part] of typed.entries()) {
    const hits: WordHit[] = []
    let count = 0
    scanTextColumn(words, part, (at, place) => {
      const word = textAt(words, at)
      // Only the first word of a text may begin within one, only its last may end there.
      if (number > 0 && place > 0) return
      if (number < typed.length - 1 && !word.endsWith(part)) return
      const positions = having.get(word) as readonly number[]
      hits.push({ place, positions })
      count += positions.length
    })
    if (count < least) [rarest, least] = [hits, count]
    if (count === 0) break
  }
  return rarest
}

/** A generator for runInSlices. */
export function* buildWordIndex(column: TextColumn): Generator<undefined, WordIndex, undefined> {
  const having = new Map<string, number[]>()
  for (let position = 0; position < column.starts.length - 1; position++) {
    for (const word of textAt(column, position).split(' ')) {
      const known = having.get(word)
      if (known) known.push(position)
      else having.set(word, [position])
    }
    if (position % BATCH === 0) yield
  }
  const list = [...having.keys()]
  const words = yield* buildTextColumn(list.length, (number) => list[number] as string)
  return { column, words, having }
}
