import { readTable } from '../../../../shared/text/read-table.ts'
import table from './places.tsv?raw'

const ROWS = readTable(table, ['kind', 'name', 'region', 'of'])

/** The head of places.tsv explains its kinds. */
export type OtherName = (typeof ROWS)[number]

/** In the table's order. */
export function otherNames(...kinds: readonly string[]): OtherName[] {
  return ROWS.filter(({ kind }) => kinds.includes(kind))
}
