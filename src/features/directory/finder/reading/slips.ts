import { type LikenessTable, scanAlike } from '../indexes/likeness-table.ts'
import type { Weights } from './weights.ts'

/** Letters of one sound, which stand for each other at half a slip. */
const SOUNDS = 'ckq sz iy fvp gj dt bp mn uw sc ei ae ou ao eu ey ks kx'.split(' ')

const SOUND = 0.5
const OTHER = 1
const SWAP = 0.6
/** A letter left out or added: of a pair; silent H, and E or U, which English swallows; another vowel; a consonant. */
const DOUBLED = 0.35
const SILENT = 0.5
const LOST_VOWEL = 0.75
const LOST = 0.9

const SIZE = 128
const SILENT_H = 104
const SUBSTITUTIONS = substitutions()

function substitutions(): Float32Array {
  const costs = new Float32Array(SIZE * SIZE).fill(OTHER)
  for (const group of SOUNDS)
    for (const a of group) for (const b of group) costs[a.charCodeAt(0) * SIZE + b.charCodeAt(0)] = SOUND
  return costs
}

/** In the cost of slips: whether so much may be forgiven. */
function mostCost(length: number): number {
  return length < 4 ? 0 : length < 5 ? 0.9 : length < 6 ? 1.1 : length < 9 ? 1.8 : 2.5
}

/** As many letters as two words may differ by in length. */
const BAND = 3

type Rows = [Float32Array, Float32Array, Float32Array, Float32Array]

/**
 * Of turning `typed` into `key`, by Damerau and Levenshtein's distance with cheaper likely slips; Infinity above `most`.
 * `rows`: to work in, longer than `key` by two.
 */
function slipCost(typed: string, key: string, most: number, rows: Rows): number {
  const width = key.length + 1
  let [beforeLast, last, row, gaps] = rows
  last[0] = 0
  for (let j = 1; j < width; j++) {
    gaps[j] = gapCost(key, j - 1)
    last[j] = (last[j - 1] as number) + (gaps[j] as number)
  }
  for (let i = 1; i <= typed.length; i++) {
    const a = typed.charCodeAt(i - 1)
    const gap = gapCost(typed, i - 1)
    const first = Math.max(1, i - BAND)
    const end = Math.min(width - 1, i + BAND)
    row[first - 1] = first === 1 ? (last[0] as number) + gap : Number.POSITIVE_INFINITY
    if (end < width - 1) row[end + 1] = Number.POSITIVE_INFINITY
    let least = row[first - 1] as number
    for (let j = first; j <= end; j++) {
      const b = key.charCodeAt(j - 1)
      let cost = last[j - 1] as number
      if (a !== b) {
        const substitution = a < SIZE && b < SIZE ? (SUBSTITUTIONS[a * SIZE + b] as number) : OTHER
        cost += substitution
        const dropped = (last[j] as number) + gap
        if (dropped < cost) cost = dropped
        const added = (row[j - 1] as number) + (gaps[j] as number)
        if (added < cost) cost = added
        if (i > 1 && j > 1 && a === key.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === b) {
          const swapped = (beforeLast[j - 2] as number) + SWAP
          if (swapped < cost) cost = swapped
        }
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return Number.POSITIVE_INFINITY
    const spare = beforeLast
    beforeLast = last
    last = row
    row = spare
  }
  const cost = last[key.length] as number
  return cost <= most ? cost : Number.POSITIVE_INFINITY
}

/** Of leaving out the letter at a place, or adding it. */
function gapCost(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === text.charCodeAt(at - 1) || code === text.charCodeAt(at + 1)) return DOUBLED
  if (code === SILENT_H) return at > 0 ? DOUBLED : SILENT
  if (code === 101 || code === 117) return SILENT + 0.1
  const isVowel = code === 97 || code === 105 || code === 111 || code === 121
  return isVowel ? LOST_VOWEL : LOST
}

/** Other keys of a table like a typed one, with what its slips cost, likest first. */
export function alike(
  table: LikenessTable,
  typed: string,
  weights: Weights,
): { key: string; loss: number }[] {
  const losses = new Map<string, number>()
  const most = mostCost(typed.length)
  if (most === 0) return []
  const newRow = () => new Float32Array(typed.length + BAND + 2)
  const rows: Rows = [newRow(), newRow(), newRow(), newRow()]
  scanAlike(table, typed, Math.min(BAND, (typed.length + 2) >> 2), (key) => {
    if (key === typed || losses.has(key)) return
    const cost = slipCost(typed, key, most, rows)
    if (cost <= most)
      losses.set(key, weights.misspelt + (weights.slip * cost * 6) / Math.max(4, typed.length))
  })
  return Array.from(losses, ([key, loss]) => ({ key, loss })).sort((a, b) => a.loss - b.loss)
}
