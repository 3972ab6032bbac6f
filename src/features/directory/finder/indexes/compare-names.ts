import { foldText } from '../vocabulary/fold-text.ts'

type Named = { id: string; name: string }

/** By folded name, exact name, id: the same on every machine and database locale. */
export function compareNames(a: Named, b: Named): number {
  return (
    compareText(foldText(a.name), foldText(b.name)) || compareText(a.name, b.name) || compareText(a.id, b.id)
  )
}

/** By code unit. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
