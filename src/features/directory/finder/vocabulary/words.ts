import { readTable } from '../../../../shared/text/read-table.ts'
import table from './words.tsv?raw'

const ROWS = readTable(table, ['kind', 'word', 'where'])

/** A row of words.tsv, whose head says what its kinds mean. */
type WordRow = (typeof ROWS)[number]

/** Returns the words of these kinds that name nothing in names and places. */
export function wordsOf(...kinds: readonly string[]): ReadonlySet<string> {
  const rows = ROWS.filter(({ kind, where }) => kinds.includes(kind) && where !== 'question')
  return new Set(rows.map(({ word }) => word))
}

/** Returns the rows that say something in what is asked. */
export function askedWords(): WordRow[] {
  return ROWS.filter(({ where }) => where !== 'name')
}
