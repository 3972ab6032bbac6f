import { distance } from 'fastest-levenshtein'
import { type LikenessTable, scanAlike } from '../indexes/likeness-table.ts'
import { mostCost, mostSlips, type SlipCost } from './slip-cost.ts'
import type { Weights } from './weights.ts'

/** Keys of a table like a typed one, with what its slips cost. */
export function alike(
  table: LikenessTable,
  typed: string,
  slipCost: SlipCost,
  weights: Weights,
): { key: string; loss: number }[] {
  const costs = new Map<string, number>()
  const most = mostCost(typed.length)
  const edits = mostSlips(typed.length)
  if (edits === 0) return []
  scanAlike(table, typed, edits, (key) => {
    // A swap counts as two here; the dearer comparison is left for a few.
    if (costs.has(key) || distance(typed, key) > edits + 1) return
    const cost = slipCost(typed, key, most)
    if (cost <= most) costs.set(key, cost)
  })
  return Array.from(costs, ([key, cost]) => {
    return { key, loss: weights.misspelt + (weights.slip * cost * 6) / Math.max(4, typed.length) }
  })
}
