import type { OddRow } from '../../../../shared/import.ts'

/** Some 100,000 partners with 10 columns. */
export const MOST_UNZIPPED_BYTES = 64 * 1024 * 1024
/** Blank ones included. */
export const MOST_CELLS = 2_000_000
/** The unzipped parts lie beside. */
export const MOST_HEAP_MB = 384
export const MOST_MS = 30_000

export type WorkbookQuestion = {
  workbook: Uint8Array
  /** Plain headings that name a field. */
  headings: ReadonlyMap<string, string>
}

export type ConvertedWorkbook = {
  /** With blank rows: lines are the sheet's. */
  csv: Uint8Array
  sheet: string
  otherSheets: string[]
  /** By row number. */
  oddRows: Record<string, OddRow>
  /** Positions from 0. */
  hiddenColumns: number[]
}

export type WorkbookAnswer = ConvertedWorkbook | { problem: 'no rows' | 'too large' | 'broken' }
