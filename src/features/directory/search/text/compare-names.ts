import { foldText } from './fold-text.ts'

type Named = { id: string; name: string }

/**
 * Compares by folded name, exact name, id: every partner list's order, whatever machine or database locale.
 */
export function compareNames(a: Named, b: Named): number {
  return (
    compareText(foldText(a.name), foldText(b.name)) || compareText(a.name, b.name) || compareText(a.id, b.id)
  )
}

/** Compares by code unit: −1, 0 or 1. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
