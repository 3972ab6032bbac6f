import { distance } from 'fastest-levenshtein'
import { type LikenessTable, scanAlike } from '../indexes/likeness-table.ts'
import { mostCost, mostSlips, type SlipCost } from './slip-cost.ts'
import type { Weights } from './weights.ts'

/** In the cost of slips. */
const DIGRAPH = 0.4
/** Spellings of one sound that differ by more than a letter. */
const DIGRAPHS = [
  [/f/g, 'ph'],
  [/ph/g, 'f'],
  [/x/g, 'cks'],
] as const

/** Keys of a table like a typed one, with what its slips cost. */
export function alike(
  table: LikenessTable,
  typed: string,
  slipCost: SlipCost,
  weights: Weights,
  isFree = false,
): { key: string; loss: number }[] {
  const costs = new Map<string, number>()
  const most = mostCost(typed.length) * (isFree ? 1.2 : 1)
  const edits = mostSlips(typed.length)
  if (edits === 0) return []
  const compare = (spelled: string, before: number) => {
    scanAlike(table, spelled, edits, (key) => {
      // A swap counts as two here; the dearer comparison is left for a few.
      if (distance(spelled, key) > edits + 1) return
      const cost = before + slipCost(spelled, key, most - before)
      if (cost <= most) costs.set(key, Math.min(cost, costs.get(key) ?? cost))
    })
  }
  compare(typed, 0)
  for (const [letters, others] of DIGRAPHS) {
    const spelled = typed.replace(letters, others)
    if (spelled !== typed) compare(spelled, DIGRAPH)
  }
  return Array.from(costs, ([key, cost]) => {
    return { key, loss: weights.misspelt + (weights.slip * cost * 6) / Math.max(4, typed.length) }
  })
}
