/** `workerData` is a WorkbookQuestion, one message the CSV. */
import { parentPort, workerData } from 'node:worker_threads'
import { zipSync } from 'fflate'
import readWorkbook, { type SheetData } from 'read-excel-file/node'
import { type CsvCell, writeCsv } from '../../../../shared/csv/csv-cells.ts'
import { plainHeading } from '../headings/plain-heading.ts'
import { requireSmallExtent } from './require-small-extent.ts'
import { type MergedRange, readLayout } from './sheet-layout.ts'
import { unzip } from './unzip.ts'
import {
  MOST_CELLS,
  MOST_UNZIPPED_BYTES,
  type WorkbookAnswer,
  type WorkbookQuestion,
} from './workbook-limits.ts'

const PARTS =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/
const ROWS_COMPARED = 20

const { workbook, headings } = workerData as WorkbookQuestion

parentPort?.postMessage(await convert(Buffer.from(workbook)))

async function convert(bytes: Buffer): Promise<WorkbookAnswer> {
  try {
    const parts = unzip(bytes, PARTS, MOST_UNZIPPED_BYTES)
    for (const [name, xml] of Object.entries(parts))
      if (name.startsWith('xl/worksheets/'))
        requireSmallExtent(Buffer.from(xml.buffer, xml.byteOffset, xml.length), MOST_CELLS)
    const read = await readWorkbook(Buffer.from(zipSync(parts, { level: 0 })))
    const layout = readLayout(parts)
    const filled = read.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
    const visible = filled.filter(({ sheet }) => !layout.hiddenSheets.has(sheet))
    const sheets = visible.length > 0 ? visible : filled
    const best = sheets.toSorted((a, b) => countHeadings(b.data) - countHeadings(a.data))[0]
    if (!best) return { problem: 'no rows' }
    if (best.data.length * (best.data[0]?.length ?? 0) > MOST_CELLS) return { problem: 'too large' }
    const others = filled.filter((sheet) => sheet !== best)
    const { merged, ...odd } = layout.read(best.sheet)
    repeatMerged(best.data, merged)
    return {
      csv: new TextEncoder().encode(writeCsv(best.data.map((row) => row.map(textOf)))),
      sheet: best.sheet,
      otherSheets: others.map(({ sheet }) => sheet),
      ...odd,
    }
  } catch (error) {
    return { problem: error instanceof RangeError ? 'too large' : 'broken' }
  }
}

function repeatMerged(rows: SheetData, merged: readonly MergedRange[]): void {
  for (const { column, firstRow, lastRow } of merged) {
    const value = rows[firstRow]?.[column] ?? null
    if (value === null) continue
    for (const row of rows.slice(firstRow + 1, lastRow + 1)) row[column] ??= value
  }
}

function countHeadings(rows: SheetData): number {
  const counts = rows
    .slice(0, ROWS_COMPARED)
    .map(
      (row) =>
        new Set(row.map((cell) => headings.get(plainHeading(String(cell ?? '')))).filter(Boolean)).size,
    )
  return Math.max(0, ...counts)
}

function textOf(cell: SheetData[number][number]): CsvCell {
  if (!(cell instanceof Date)) return cell as CsvCell
  return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
}
