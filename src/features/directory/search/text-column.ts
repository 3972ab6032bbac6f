/**
 * Many short texts laid end to end in one string, so that one pass finds a query in all of them. A NUL stands between
 * two texts and after the last: PostgreSQL's text cannot hold one, so no text and no query reaches across.
 */
export type TextColumn = {
  readonly text: string
  /** Where each text begins; one more entry marks the end. */
  readonly starts: Uint32Array
}

const SEPARATOR = '\0'

/** Lays texts end to end. A generator, to be run in slices. */
export function* layTextColumn(
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

/** One of the texts. */
export function textAt(column: TextColumn, position: number): string {
  return column.text.slice(column.starts[position], endOf(column, position))
}

/** Where one of the texts ends: the place of its separator. */
export function endOf(column: TextColumn, position: number): number {
  return (column.starts[position + 1] ?? 1) - SEPARATOR.length
}

/**
 * Calls `onHit` for each text that contains `query`, in order, with the place of the first occurrence inside it
 * (0 = the text begins with it). `onHit` returns true to stop. An empty query, or one with a NUL, is in none.
 */
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
    // The rest of this text is known to match: go on with the next one.
    hit = text.indexOf(query, starts[position + 1])
  }
}
