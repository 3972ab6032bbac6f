import { readTable } from '../../../../shared/text/read-table.ts'
import table from './abbreviations.tsv?raw'

/** Of any name, a town's name, its first word, a list's column of cities, an address, a part of a state. */
type Of = 'word' | 'place' | 'first' | 'city' | 'street' | 'direction'

const ROWS = readTable(table, ['short', 'long', 'of'])

/** Returns the long forms by abbreviation; those of a later kind count where two differ. */
export function longForms(...kinds: readonly Of[]): ReadonlyMap<string, string> {
  const rows = kinds.flatMap((kind) => ROWS.filter(({ of }) => of === kind))
  return new Map(rows.map(({ short, long }) => [short, long]))
}
