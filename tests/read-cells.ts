import { openCsv } from '../src/shared/csv/read-csv.ts'
import { csvSource } from './csv-source.ts'

/** The cells of a CSV file that the product wrote, row by row; blank rows are left out. */
export async function readCells(text: string): Promise<string[][]> {
  const { rows } = await openCsv(csvSource(text), () => undefined)
  const cells: string[][] = []
  for await (const row of rows) cells.push(row.cells)
  return cells
}
