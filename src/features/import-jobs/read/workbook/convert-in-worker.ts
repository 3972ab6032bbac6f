/** Worker thread that turns an Excel workbook into CSV: `workerData` is the file, one message the answer. */
import { parentPort, workerData } from 'node:worker_threads'
import readWorkbook, { type SheetData } from 'read-excel-file/node'
import { type CsvCell, writeCsv } from '../../../../shared/csv/csv-cells.ts'
import { fieldOfHeading } from '../headings/heading-words.ts'
import { zipParts } from './keep-parts.ts'
import { MOST_CELLS, MOST_UNZIPPED_BYTES, type WorkbookAnswer } from './workbook-limits.ts'

/** The heading is looked for in these. */
const ROWS_COMPARED = 20

parentPort?.postMessage(await convert(Buffer.from(workerData as Uint8Array)))

async function convert(bytes: Buffer): Promise<WorkbookAnswer> {
  try {
    const read = await readWorkbook(zipParts(bytes, MOST_UNZIPPED_BYTES))
    const sheets = read.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    const best = sheets.toSorted((a, b) => countHeadings(b.data) - countHeadings(a.data))[0]
    if (!best) return { problem: 'no rows' }
    if (best.data.length * (best.data[0]?.length ?? 0) > MOST_CELLS) return { problem: 'too large' }
    const others = sheets.filter((sheet) => sheet !== best)
    return {
      csv: new TextEncoder().encode(writeCsv(best.data.map((row) => row.map(textOf)))),
      sheet: best.sheet,
      otherSheets: others.map(({ sheet }) => sheet),
    }
  } catch (error) {
    return { problem: error instanceof RangeError ? 'too large' : 'broken' }
  }
}

/** The most columns that one of the first rows names. */
function countHeadings(rows: SheetData): number {
  const counts = rows
    .slice(0, ROWS_COMPARED)
    .map((row) => new Set(row.map((cell) => fieldOfHeading(String(cell ?? ''))).filter(Boolean)).size)
  return Math.max(0, ...counts)
}

/** Dates without a time are written as such. */
function textOf(cell: SheetData[number][number]): CsvCell {
  if (!(cell instanceof Date)) return cell as CsvCell
  return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
}
