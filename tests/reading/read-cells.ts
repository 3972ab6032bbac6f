import { openCsv } from '../../src/shared/csv/read-csv.ts'
import { csvSource } from '../values/csv-source.ts'

/** Reads the product's CSV row by row, without blank rows. */
export async function readCells(text: string): Promise<string[][]> {
  const { rows } = await openCsv(csvSource(text), () => undefined)
  const cells: string[][] = []
  for await (const row of rows) cells.push(row.cells)
  return cells
}
