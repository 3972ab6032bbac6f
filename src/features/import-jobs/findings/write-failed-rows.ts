import type { App } from '../../../app.ts'
import { unguardFormula, writeCsv } from '../../../shared/csv/csv-cells.ts'
import type { CsvRow } from '../../../shared/csv/split-csv.ts'
import { AppError } from '../../../shared/errors.ts'
import { ADDED_HEADINGS, countOwnHeadings } from '../read/headings/plain-heading.ts'
import { openList } from '../read/open-list.ts'
import { storedFile } from '../read/stored-file.ts'
import { readImport } from '../read-import.ts'
import { listRows } from './list-rows.ts'

/**
 * Refused rows as CSV in pieces: cells, line, reasons. Throws not_found; conflict when the file is gone or
 * unchecked.
 */
export async function* writeFailedRows(app: Pick<App, 'db'>, id: string): AsyncGenerator<string> {
  const { hasFile, report, options } = await readImport(app, id)
  if (!hasFile || !report) throw new AppError('conflict', 'The rows of this import are no longer kept.')
  const { headings, rows } = await openList(storedFile(app.db, id), options.isFirstRowData)
  const width = countOwnHeadings(headings)
  const fieldAt = (position: number) => report.columns[position]?.field ?? ''
  const written = headings
    .slice(0, width)
    .map((heading, position) => (options.isFirstRowData ? fieldAt(position) : unguardFormula(heading)))
  const cellsOf = (row: CsvRow) =>
    Array.from({ length: Math.max(width, row.cells.length - (headings.length - width)) }, (_, index) =>
      unguardFormula(row.cells[index] ?? ''),
    )
  yield writeCsv([[...written, ...ADDED_HEADINGS]])

  for (let from: number | null = 0; from !== null; ) {
    const page = await listRows(app.db, id, { show: 'refused', from })
    const lines: (string | number)[][] = []
    for (const { line, findings } of page.rows) {
      const reasons = findings.map(({ field, message }) => (field ? `${field}: ${message}` : message))
      let row: CsvRow | undefined
      while (!row || row.place < line) {
        const next = await rows.next()
        if (next.done) break
        row = next.value
      }
      if (row) lines.push([...cellsOf(row), line, reasons.join(' ')])
    }
    // Only the first piece keeps its byte order mark.
    if (lines.length > 0) yield writeCsv(lines).slice(1)
    from = page.next
  }
}
