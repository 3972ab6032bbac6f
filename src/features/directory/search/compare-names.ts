import { foldText } from './fold-text.ts'

type Named = { id: string; name: string }

/**
 * The order "by name, then id" of every list of partners: accents and letter case first put aside, then the name as it
 * stands, then the id, so that it is the same on every machine and database, whatever their locale.
 */
export function compareNames(a: Named, b: Named): number {
  return (
    compareText(foldText(a.name), foldText(b.name)) || compareText(a.name, b.name) || compareText(a.id, b.id)
  )
}

/** Order by code unit: −1, 0 or 1. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
