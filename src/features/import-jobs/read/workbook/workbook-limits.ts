import type { OddRow } from '../../../../shared/import.ts'

/** Some 100,000 partners with 10 columns. */
export const MOST_UNZIPPED_BYTES = 64 * 1024 * 1024
/** Blank ones included. */
export const MOST_CELLS = 2_000_000
/** The unzipped parts lie beside the heap. */
export const MOST_HEAP_MB = 384
export const MOST_MS = 30_000

export type WorkbookQuestion = {
  workbook: Uint8Array
  /** Plain headings that name a field; the sheet with the most is read. */
  headings: ReadonlyMap<string, string>
}

export type ConvertedWorkbook = {
  /** UTF-8, with blank rows, so that lines are the sheet's. */
  csv: Uint8Array
  sheet: string
  /** Not read. */
  otherSheets: string[]
  /** By the sheet's number of the row. */
  oddRows: Record<string, OddRow>
  /** Positions from 0. */
  hiddenColumns: number[]
}

export type WorkbookAnswer = ConvertedWorkbook | { problem: 'no rows' | 'too large' | 'broken' }
