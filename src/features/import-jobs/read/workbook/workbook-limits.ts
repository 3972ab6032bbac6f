/** Of all parts that are read: some 100,000 partners with 10 columns. */
export const MOST_UNZIPPED_BYTES = 64 * 1024 * 1024
/** Blank ones included. */
export const MOST_CELLS = 2_000_000
/** Of the worker's heap; beside it lie the unzipped parts. */
export const MOST_HEAP_MB = 384
export const MOST_MS = 30_000

export type ConvertedWorkbook = {
  /** UTF-8. Blank rows stay, so that lines are those of the sheet. */
  csv: Uint8Array
  sheet: string
  /** Others with rows, which are not read. */
  otherSheets: string[]
  hiddenRowCount: number
}

/** What the worker posts. */
export type WorkbookAnswer = ConvertedWorkbook | { problem: 'no rows' | 'too large' | 'broken' }
