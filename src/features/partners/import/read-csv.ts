import { AppError } from '../../../shared/errors.ts'
import { fieldOf } from './columns.ts'
import { type CsvEncoding, type CsvSource, detectEncoding, readText } from './csv-source.ts'
import { type CsvRow, splitCsv } from './split-csv.ts'

export type CsvShape = { encoding: CsvEncoding; delimiter: string }

const DELIMITERS = [',', ';', '\t', '|']

/**
 * Reads a file of separated values row by row and hands each one, the heading first, to `onRow`; empty rows are left
 * out. Encoding and delimiter are found out. Throws `invalid_input` for a file without a heading and one row of data,
 * or whose quotation marks never end.
 */
export async function readCsv(source: CsvSource, onRow: (row: CsvRow) => void): Promise<CsvShape> {
  const encoding = await detectEncoding(source)
  const delimiter = await detectDelimiter(source, encoding)
  let rowCount = 0
  for await (const row of splitCsv(readText(source, encoding), delimiter)) {
    if (row.cells.every((cell) => cell.trim() === '')) continue
    rowCount += 1
    onRow(row)
  }
  if (rowCount < 2) {
    throw new AppError('invalid_input', 'CSV file must contain headers and at least one data row')
  }
  return { encoding, delimiter }
}

/** The one under which the first row that says anything names the most fields of a partner. */
async function detectDelimiter(source: CsvSource, encoding: CsvEncoding): Promise<string> {
  let best = { delimiter: ',', fieldCount: 0 }
  for (const delimiter of DELIMITERS) {
    for await (const { cells } of splitCsv(readText(source, encoding), delimiter)) {
      if (cells.every((cell) => cell.trim() === '')) continue
      const fieldCount = new Set(cells.map(fieldOf).filter(Boolean)).size
      if (fieldCount > best.fieldCount) best = { delimiter, fieldCount }
      break
    }
  }
  return best.delimiter
}
