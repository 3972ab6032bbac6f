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

/** Calls `onHit` with the first offset in each text that contains `query`, until it returns true. */
export function scanTextColumn(
  column: TextColumn,
  query: string,
  onHit: (position: number, place: number) => boolean | undefined,
): void {
  const { text, starts } = column
  if (query === '' || query.includes(SEPARATOR)) return
  let position = 0
  for (let hit = text.indexOf(query); hit >= 0; ) {
    while ((starts[position + 1] as number) <= hit) position += 1
    if (onHit(position, hit - (starts[position] as number))) return
    hit = text.indexOf(query, starts[position + 1])
  }
}
