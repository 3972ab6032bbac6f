/**
 * Short texts joined by NUL for a single scan. PostgreSQL's text cannot hold NUL, so no match crosses texts.
 */
export type TextColumn = {
  readonly text: string
  /** Of each text; the last entry marks the end. */
  readonly starts: Uint32Array
}

const SEPARATOR = '\0'

/** Joins texts into a column. A generator for runInSlices. */
export function* buildTextColumn(
  count: number,
  textAt: (position: number) => string,
): Generator<undefined, TextColumn, undefined> {
  const starts = new Uint32Array(count + 1)
  const pieces: string[] = []
  let batch: string[] = []
  let length = 0
  for (let position = 0; position < count; position++) {
    const text = textAt(position)
    starts[position] = length
    length += text.length + SEPARATOR.length
    batch.push(text)
    if (batch.length === 1000) {
      pieces.push(batch.join(SEPARATOR) + SEPARATOR)
      batch = []
      yield
    }
  }
  starts[count] = length
  if (batch.length > 0) pieces.push(batch.join(SEPARATOR) + SEPARATOR)
  return { text: pieces.join(''), starts }
}

/** Returns one text. */
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
