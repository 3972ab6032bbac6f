import { type CsvEncoding, type CsvSource, detectEncoding, readText } from './csv-source.ts'
import { type CsvRow, splitCsv } from './split-csv.ts'

export type CsvShape = { encoding: CsvEncoding; delimiter: string }

const DELIMITERS = [',', ';', '\t', '|']

/**
 * Opens a CSV file: its rows one at a time, the heading first, blank rows left out, and its encoding and delimiter.
 * `columnOf` gives the column that a heading names, which decides between delimiters. Memory does not grow
 * with the file. Runs in browsers as well. Reading the rows throws `invalid_input` for a quote that is never closed.
 */
export async function openCsv(
  source: CsvSource,
  columnOf: (heading: string) => string | undefined,
): Promise<{ shape: CsvShape; rows: AsyncGenerator<CsvRow> }> {
  const encoding = await detectEncoding(source)
  const delimiter = await detectDelimiter(source, encoding, columnOf)
  return { shape: { encoding, delimiter }, rows: rowsOf(source, encoding, delimiter) }
}

async function* rowsOf(source: CsvSource, encoding: CsvEncoding, delimiter: string) {
  for await (const row of splitCsv(readText(source, encoding), delimiter)) {
    if (row.cells.some((cell) => cell.trim() !== '')) yield row
  }
}

/** The delimiter that splits the heading into the most known columns, then into the most cells. */
async function detectDelimiter(
  source: CsvSource,
  encoding: CsvEncoding,
  columnOf: (heading: string) => string | undefined,
): Promise<string> {
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of DELIMITERS) {
    for await (const { cells } of rowsOf(source, encoding, delimiter)) {
      const score = new Set(cells.filter(columnOf)).size + Math.min(cells.length, 999) / 1000
      if (score > best.score) best = { delimiter, score }
      break
    }
  }
  return best.delimiter
}
