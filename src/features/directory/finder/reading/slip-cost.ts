/** Letters of one sound, which stand for each other at half a slip. */
const SOUNDS = [
  'ckq',
  'sz',
  'iy',
  'fvp',
  'gj',
  'dt',
  'bp',
  'mn',
  'uw',
  'sc',
  'ei',
  'ae',
  'ou',
  'ao',
  'eu',
  'ey',
  'ks',
  'kx',
]

const SOUND = 0.5
const OTHER = 1
const SWAP = 0.6
/** A letter left out or added: of a pair; silent H, and E or U, which English swallows; another vowel; a consonant. */
const DOUBLED = 0.35
const SILENT = 0.5
const LOST_VOWEL = 0.75
const LOST = 0.9

const SIZE = 128
const SUBSTITUTIONS = substitutions()

function substitutions(): Float32Array {
  const costs = new Float32Array(SIZE * SIZE).fill(OTHER)
  const set = (a: string, b: string, cost: number) => {
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const at = x.charCodeAt(0) * SIZE + y.charCodeAt(0)
      costs[at] = Math.min(costs[at] as number, cost)
    }
  }
  for (const group of SOUNDS) for (const a of group) for (const b of group) set(a, b, SOUND)
  return costs
}

/** Bits of the letters in a text; letters of one sound share a bit. */
const BIT_OF = new Uint8Array(SIZE)
for (const [bit, group] of 'a b ckq d e fv gj iy l m n o p r sz t u w x h'.split(' ').entries())
  for (const letter of group) BIT_OF[letter.charCodeAt(0)] = bit
/** Silent: in no set. */
const H = 104

/** More than any first sound. */
export const SOUND_COUNT = 32

/** The sound that a text begins with, as a number below SOUND_COUNT. */
export function firstSound(text: string): number {
  const silent = /^(?:ph|kn|wr|gn)/.test(text)
  const code = text.startsWith('ph') ? 102 : text.charCodeAt(silent ? 1 : 0)
  return code < SIZE ? (BIT_OF[code] as number) : 31
}

/** The set of sounds in a folded text: one edit changes at most two bits. */
export function soundMask(text: string): number {
  let mask = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === H) continue
    if (code >= 97 && code < SIZE) mask |= 1 << (BIT_OF[code] as number)
    else mask |= 1 << (19 + (code % 12))
  }
  return mask >>> 0
}

/** Whole edits that a word of this length forgives. */
export function mostSlips(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3
}

/** In the cost of slips: whether so much may be forgiven. */
export function mostCost(length: number): number {
  return length < 4 ? 0 : length < 5 ? 0.8 : length < 6 ? 1.1 : length < 9 ? 1.8 : 2.5
}

/** Of turning `typed` into `key`; Infinity above `most`. */
export type SlipCost = (typed: string, key: string, most: number) => number

/** As many letters as two words may differ by in length. */
const BAND = 3

/** Damerau and Levenshtein's distance with cheaper costs for likely slips. It keeps its rows between calls. */
export function createSlipCost(): SlipCost {
  let rows = Array.from({ length: 4 }, () => new Float32Array(64))
  return (typed, key, most) => {
    const width = key.length + 1
    if ((rows[0] as Float32Array).length <= width) rows = rows.map(() => new Float32Array(2 * width))
    let [beforeLast, last, row, gaps] = rows as [Float32Array, Float32Array, Float32Array, Float32Array]
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
}

/** Of leaving out the letter at a place, or adding it. */
function gapCost(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === text.charCodeAt(at - 1) || code === text.charCodeAt(at + 1)) return DOUBLED
  if (code === H) return at > 0 ? DOUBLED : SILENT
  if (code === 101 || code === 117) return SILENT + 0.1
  const isVowel = code === 97 || code === 105 || code === 111 || code === 121
  return isVowel ? LOST_VOWEL : LOST
}
