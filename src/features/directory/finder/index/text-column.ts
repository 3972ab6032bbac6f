import type { KeptRuns } from '../../search/indexes/kept-runs.ts'

/** Short texts joined by NUL for one scan. PostgreSQL's text cannot hold NUL, so no match crosses texts. */
export type TextColumn = {
  readonly text: string
  /** The last entry marks the end. */
  readonly starts: Uint32Array
}

const SEPARATOR = '\0'

/** A generator for runInSlices. */
export function* buildTextColumn(
  count: number,
  textAt: (position: number) => string,
): Generator<undefined, TextColumn, undefined> {
  const starts = new Uint32Array(count + 1)
  const pieces: string[] = []
  const end = yield* joinTexts({ starts, pieces }, { from: 0, to: count, length: 0 }, textAt)
  starts[count] = end
  return { text: pieces.join(''), starts }
}

/** Takes kept texts from `before`, new ones from `textAt`. */
export function* keepTextColumn(
  before: TextColumn,
  { runs, isSame }: KeptRuns,
  count: number,
  textAt: (position: number) => string,
): Generator<undefined, TextColumn, undefined> {
  if (isSame) return before
  const starts = new Uint32Array(count + 1)
  const pieces: string[] = []
  let position = 0
  let length = 0
  for (const [number, run] of runs.entries()) {
    const to = position + run.count
    if (run.from === null) {
      length = yield* joinTexts({ starts, pieces }, { from: position, to, length }, textAt)
    } else {
      const start = before.starts[run.from] as number
      const end = before.starts[run.from + run.count] as number
      const moved = length - start
      for (let at = position; at < to; at++)
        starts[at] = (before.starts[run.from + at - position] as number) + moved
      pieces.push(before.text.slice(start, end))
      length += end - start
    }
    position = to
    if (number % 500 === 0) yield
  }
  starts[count] = length
  return { text: pieces.join(''), starts }
}

function* joinTexts(
  { starts, pieces }: { starts: Uint32Array; pieces: string[] },
  { from, to, length }: { from: number; to: number; length: number },
  textAt: (position: number) => string,
): Generator<undefined, number, undefined> {
  let end = length
  let batch: string[] = []
  for (let position = from; position < to; position++) {
    const text = textAt(position)
    starts[position] = end
    end += text.length + SEPARATOR.length
    batch.push(text)
    if (batch.length === 1000) {
      pieces.push(batch.join(SEPARATOR) + SEPARATOR)
      batch = []
      yield
    }
  }
  if (batch.length > 0) pieces.push(batch.join(SEPARATOR) + SEPARATOR)
  return end
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
