import { AppError } from '../../../shared/errors.ts'

export type CsvRow = {
  /** Where the row begins in the file, the first line being 1: what a text editor shows. */
  line: number
  /** Its place among the rows, the heading being 1: what a spreadsheet shows. */
  place: number
  cells: string[]
  /** What is wrong with the row as such; null when it could be read. */
  error: string | null
}

/**
 * Splits text of separated values, given in pieces that may be torn anywhere, into rows (RFC 4180; line ends are "\n").
 * Each row knows the line it begins on, lines within quoted cells counted, and its place. Blanks around quotation marks are allowed,
 * one within a cell without quotation marks is a character like others. A quoted cell that goes on behind its end marks
 * the row as faulty; one that never ends is thrown as `invalid_input`, since nothing behind it can be told apart.
 * Takes time in proportion to the text.
 */
export async function* splitCsv(pieces: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  let state: 'plain' | 'quoted' | 'quote ended' = 'plain'
  let line = 1
  let quoteLine = 1
  let cell: string[] = []
  let row: CsvRow = { line, place: 1, cells: [], error: null }

  const endCell = () => {
    row.cells.push(cell.join(''))
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
          // Two in a row stand for one.
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
      else if (mark === '\n') yield endRow()
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

/** Where the plain text from `at` ends: at a delimiter, a line end, a quotation mark, or with the piece. */
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
