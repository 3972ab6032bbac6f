import { AppError } from '../errors.ts'

export type CsvRow = {
  /** From 1, as in a text editor. */
  line: number
  /** From 1, as in a spreadsheet: a cell of several lines counts once. */
  place: number
  cells: string[]
  error: string | null
}

/** More than spreadsheets hold; bounds memory. */
const MAX_CELLS = 200_000
/** A regular expression ran out of stack on ten millions. */
export const LONGEST_CELL = 100_000

/** RFC 4180, in linear time. Throws invalid_input. */
export async function* splitCsv(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  let state: 'plain' | 'quoted' | 'quote ended' = 'plain'
  let line = 1
  let quoteLine = 1
  let cell: string[] = []
  let row: CsvRow = { line, place: 1, cells: [], error: null }

  const endCell = () => {
    if (row.cells.length === MAX_CELLS) {
      throw new AppError('invalid_input', `Line ${row.line} has more than 200,000 cells.`)
    }
    row.cells.push(cell.join('').slice(0, LONGEST_CELL))
    cell = []
    state = 'plain'
  }
  const endRow = (): CsvRow => {
    endCell()
    line += 1
    const ended = row
    row = { line, place: ended.place + 1, cells: [], error: null }
    return ended
  }

  for await (const piece of pieces) {
    let at = 0
    while (at < piece.length) {
      if (state === 'quoted') {
        const quote = piece.indexOf('"', at)
        const end = quote === -1 ? piece.length : quote
        const text = piece.slice(at, end)
        line += countLineEnds(text)
        cell.push(text)
        at = end + 1
        if (quote !== -1) state = 'quote ended'
        continue
      }
      if (state === 'quote ended') {
        const next = piece.charAt(at)
        if (next === '"') {
          cell.push('"')
          state = 'quoted'
          at += 1
          continue
        }
        if (next === ' ' && delimiter !== ' ') {
          at += 1
          continue
        }
        if (next !== delimiter && next !== '\n') {
          row.error = 'A quotation mark stands in the middle of a cell; double it ("") or take it out.'
          state = 'plain'
          cell.push('"')
        }
      }
      const end = endOfPlain(piece, at, delimiter)
      if (end > at) cell.push(piece.slice(at, end))
      at = end + 1
      const mark = piece.charAt(end)
      if (mark === delimiter) endCell()
      else if (mark === '\n' && state === 'plain' && row.cells.length === 0 && cell.length === 0) {
        line += 1
        row.line = line
        row.place += 1
      } else if (mark === '\n') yield endRow()
      else if (mark === '"') {
        if (state === 'plain' && cell.every((text) => text.trim() === '')) {
          cell = []
          state = 'quoted'
          quoteLine = line
        } else cell.push('"')
      }
    }
  }
  if (state === 'quoted') {
    const message = `Line ${quoteLine}: a quotation mark is opened here and never closed. Nothing after it can be read.`
    throw new AppError('invalid_input', message)
  }
  if (cell.length > 0 || row.cells.length > 0) yield endRow()
}

function endOfPlain(piece: string, at: number, delimiter: string): number {
  const separator = delimiter.charCodeAt(0)
  let end = at
  for (; end < piece.length; end += 1) {
    const code = piece.charCodeAt(end)
    if (code === separator || code === 10 || code === 34) break
  }
  return end
}

function countLineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
