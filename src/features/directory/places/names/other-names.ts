import { readTable } from '../../../../shared/text/read-table.ts'
import table from './places.tsv?raw'

const ROWS = readTable(table, ['kind', 'name', 'region', 'of'])

/** A row of places.tsv, whose head says what its kinds mean. */
export type OtherName = (typeof ROWS)[number]

/** Returns the rows of these kinds, in the order of the table. */
export function otherNames(...kinds: readonly string[]): OtherName[] {
  return ROWS.filter(({ kind }) => kinds.includes(kind))
}
