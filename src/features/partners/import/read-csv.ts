import { Readable } from 'node:stream'
import Papa from 'papaparse'
import { AppError } from '../../../shared/errors.ts'
import { fieldOf } from './columns.ts'
import { type CsvEncoding, type CsvSource, detectEncoding, readText } from './csv-source.ts'

export type CsvRow = {
  /** Where the row begins in the file, the heading being line 1. */
  line: number
  cells: string[]
  /** What is wrong with the row as such; null when it could be read. */
  error: string | null
}

export type CsvShape = { encoding: CsvEncoding; delimiter: string }

const DELIMITERS = [',', ';', '\t', '|']
const HEAD_CHARACTERS = 64 * 1024

/**
 * Reads a file of separated values row by row and hands each one, the heading first, to `onRow`; empty lines are left
 * out. Encoding and delimiter are found out. Lines count as an editor counts them, those within quoted cells included.
 * Throws `invalid_input` for a file that is empty or whose quotation marks never end, since what follows is then lost.
 */
export async function readCsv(source: CsvSource, onRow: (row: CsvRow) => void): Promise<CsvShape> {
  const encoding = await detectEncoding(source)
  const delimiter = await detectDelimiter(source, encoding)
  let line = 1
  let rowCount = 0
  await new Promise<void>((resolve, reject) => {
    const stream = Readable.from(readText(source, encoding))
    stream.on('error', reject)
    Papa.parse<string[]>(stream, {
      delimiter,
      newline: '\n',
      step: ({ data: cells, errors }, parser) => {
        const fault = errors.find((error) => error.type === 'Quotes')
        const start = line
        line += 1 + cells.reduce((sum, cell) => sum + countLineEnds(cell), 0)
        if (fault?.code === 'MissingQuotes') {
          parser.abort()
          stream.destroy()
          reject(
            new AppError(
              'invalid_input',
              `Line ${start}: a quotation mark is opened in this row and never closed. Nothing after it can be read.`,
            ),
          )
          return
        }
        if (cells.every((cell) => cell.trim() === '')) return
        rowCount += 1
        const error = fault
          ? 'A quotation mark stands in the middle of a cell; double it ("") or take it out.'
          : null
        onRow({ line: start, cells, error })
      },
      complete: () => resolve(),
      error: reject,
    })
  })
  if (rowCount < 2) {
    throw new AppError('invalid_input', 'CSV file must contain headers and at least one data row')
  }
  return { encoding, delimiter }
}

/** The one under which the heading names the most fields of a partner. */
async function detectDelimiter(source: CsvSource, encoding: CsvEncoding): Promise<string> {
  let head = ''
  for await (const text of readText(source, encoding)) {
    head += text
    if (head.length >= HEAD_CHARACTERS) break
  }
  const start = head.replace(/^\s+/, '').slice(0, HEAD_CHARACTERS)
  const fieldsWith = (delimiter: string) => {
    const [headings = []] = Papa.parse<string[]>(start, { delimiter, newline: '\n', preview: 1 }).data
    return new Set(headings.map(fieldOf).filter(Boolean)).size
  }
  return DELIMITERS.reduce((best, next) => (fieldsWith(next) > fieldsWith(best) ? next : best))
}

function countLineEnds(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
