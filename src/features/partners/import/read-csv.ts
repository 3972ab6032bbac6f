import { AppError } from '../../../shared/errors.ts'
import { fieldOf } from './columns.ts'
import { type CsvEncoding, type CsvSource, detectEncoding, readText } from './csv-source.ts'
import { type CsvRow, splitCsv } from './split-csv.ts'

export type CsvShape = { encoding: CsvEncoding; delimiter: string }

const DELIMITERS = [',', ';', '\t', '|']
export const NO_ROWS = 'CSV file must contain headers and at least one data row'

/**
 * Reads a file of separated values row by row and hands each one, the heading first, to `onRow`; empty rows are left
 * out. Encoding and delimiter are found out. Throws `invalid_input` for a file without a heading and one row of data,
 * or whose quotation marks never end.
 */
export async function readCsv(source: CsvSource, onRow: (row: CsvRow) => void): Promise<CsvShape> {
  const { shape, rows } = await openCsv(source)
  let rowCount = 0
  for await (const row of rows) {
    rowCount += 1
    onRow(row)
  }
  if (rowCount < 2) throw new AppError('invalid_input', NO_ROWS)
  return shape
}

/** The rows of a file that say anything, the heading first, one at a time, with what was found out about the file. */
export async function openCsv(source: CsvSource): Promise<{ shape: CsvShape; rows: AsyncGenerator<CsvRow> }> {
  const encoding = await detectEncoding(source)
  const delimiter = await detectDelimiter(source, encoding)
  return { shape: { encoding, delimiter }, rows: rowsOf(source, encoding, delimiter) }
}

async function* rowsOf(source: CsvSource, encoding: CsvEncoding, delimiter: string) {
  for await (const row of splitCsv(readText(source, encoding), delimiter)) {
    if (row.cells.some((cell) => cell.trim() !== '')) yield row
  }
}

/** The one under which the first row that says anything names the most fields of a partner; else has the most cells. */
async function detectDelimiter(source: CsvSource, encoding: CsvEncoding): Promise<string> {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    for await (const { cells } of rowsOf(source, encoding, delimiter)) {
      const fieldCount = new Set(cells.map(fieldOf).filter(Boolean)).size
      const score = fieldCount + Math.min(cells.length, 999) / 1000
      if (score > best.score) best = { delimiter, score }
      break
    }
  }
  return best.delimiter
}
