import { readTable } from '../../../../shared/text/read-table.ts'
import table from './given-names.tsv?raw'

const OTHERS = new Map<string, string[]>()
for (const { name, form } of readTable(table, ['name', 'form'])) {
  OTHERS.set(form, [...(OTHERS.get(form) ?? []), name])
  OTHERS.set(name, [...(OTHERS.get(name) ?? []), form])
}

/** Returns the other forms of a given name: "dave" of "david", "wm" of "william". */
export function otherGivenNames(word: string): readonly string[] {
  return OTHERS.get(word) ?? []
}
