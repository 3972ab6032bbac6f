import { AppError } from '../errors.ts'
import { type CsvEncoding, type CsvSource, detectEncoding, readText } from './csv-source.ts'
import { type CsvRow, splitCsv } from './split-csv.ts'

export type CsvShape = { encoding: CsvEncoding; delimiter: string }

const DELIMITERS = [',', ';', '\t', '|']
/** Titles may stand above the heading. */
const ROWS_COMPARED = 20
const START = 1_000_000
/** Excel's first line. */
const NAMES_DELIMITER = /^sep=([,;\t|])[,;\t|]*$/i

/** Picks the delimiter by headings that `columnOf` knows. Throws invalid_input for an unclosed quote. */
export async function openCsv(
  source: CsvSource,
  columnOf: (heading: string) => string | undefined,
): Promise<{ shape: CsvShape; rows: AsyncGenerator<CsvRow> }> {
  const encoding = await detectEncoding(source)
  const named = await readNamedDelimiter(source, encoding)
  const delimiter = named ?? (await detectDelimiter(source, encoding, columnOf))
  return { shape: { encoding, delimiter }, rows: rowsOf(source, encoding, delimiter, named !== null) }
}

const isBlank = (cell: string) => cell.trim() === ''

async function* startOf(pieces: AsyncIterable<string>) {
  let length = 0
  for await (const piece of pieces) {
    yield piece
    length += piece.length
    if (length >= START) return
  }
}

async function* rowsOf(
  source: CsvSource,
  encoding: CsvEncoding,
  delimiter: string,
  hasDelimiterLine: boolean,
) {
  for await (const row of splitCsv(readText(source, encoding), delimiter)) {
    if (hasDelimiterLine && row.place === 1) continue
    // Spreadsheets hide that line.
    if (hasDelimiterLine) row.place -= 1
    if (!row.cells.every(isBlank)) yield row
  }
}

async function readNamedDelimiter(source: CsvSource, encoding: CsvEncoding): Promise<string | null> {
  let start = ''
  for await (const text of readText(source, encoding)) {
    start += text
    if (start.length > 20 || start.includes('\n')) break
  }
  const line = start.split('\n', 1)[0] ?? ''
  return NAMES_DELIMITER.exec(line.replaceAll('"', '').replace(/ +$/, ''))?.[1] ?? null
}

/** Most known columns in one row, then most cells. */
async function detectDelimiter(
  source: CsvSource,
  encoding: CsvEncoding,
  columnOf: (heading: string) => string | undefined,
): Promise<string> {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    let count = 0
    try {
      for await (const { cells } of splitCsv(startOf(readText(source, encoding)), delimiter)) {
        if (cells.every(isBlank)) continue
        const score = new Set(cells.filter(columnOf)).size + Math.min(cells.length, 999) / 1000
        if (score > best.score) best = { delimiter, score }
        count += 1
        if (count === ROWS_COMPARED) break
      }
    } catch (error) {
      // Only the chosen delimiter's fault counts.
      if (!(error instanceof AppError)) throw error
    }
  }
  return best.delimiter
}
