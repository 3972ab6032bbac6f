import { MAX_QUERY_LENGTH } from '../../../../shared/search.ts'
import type { Weights } from '../reading/weights.ts'
import { firstAfter } from './positions.ts'

/** Keys laid out so that a comparison meets only those that begin alike. */
export type LikenessTable = {
  /** In order of their letters. */
  readonly keys: readonly string[]
  /** The sets of their sounds, and of those that they have twice. */
  readonly masks: Uint32Array
  readonly doubles: Uint32Array
  /** The sound that a key begins with, and its length → places in `keys`; its second and third letter, and its length. */
  readonly bySound: ReadonlyMap<number, readonly number[]>
  readonly within: ReadonlyMap<string, readonly number[]>
}

/** Takes distinct keys: folded letters and digits, without spaces. */
export function buildLikenessTable(distinct: Iterable<string>): LikenessTable {
  const keys = [...distinct].sort()
  return {
    keys,
    masks: Uint32Array.from(keys, (key) => soundMask(key)),
    doubles: Uint32Array.from(keys, (key) => soundMask(key, true)),
    bySound: Map.groupBy(keys.keys(), (place) => {
      const key = keys[place] as string
      return soundAndLength(firstSound(key), key.length)
    }),
    within: Map.groupBy(keys.keys(), (place) => {
      const key = keys[place] as string
      return key.slice(1, 3) + key.length
    }),
  }
}

const soundAndLength = (sound: number, length: number) => length * 32 + sound

/** Of 32. */
export function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Yields the keys that begin with `prefix`, in order. */
export function* keysFrom({ keys }: LikenessTable, prefix: string): Iterable<string> {
  const first = firstAfter(keys.length, (at) => (keys[at] as string) < prefix)
  for (let at = first; keys[at]?.startsWith(prefix); at++) yield keys[at] as string
}

/** Codes of ASCII. */
const LETTERS = 128
/** Bits of the letters in a text; letters of one sound share a bit. */
const BIT_OF = new Uint8Array(LETTERS)
for (const [bit, group] of 'a b ckq d e fv gj iy l m n o p r sz t u w x h'.split(' ').entries())
  for (const letter of group) BIT_OF[letter.charCodeAt(0)] = bit
/** Silent: in no set. */
const H = 104

/** The sound that a text begins with, as a number. */
function firstSound(text: string): number {
  const code = text.charCodeAt(0)
  return code < LETTERS ? (BIT_OF[code] as number) : 31
}

/** The set of sounds in a folded text, or of those that it has twice: one edit changes at most two bits of both. */
function soundMask(text: string, isTwice = false): number {
  let [once, twice] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === H) continue
    const bit = 1 << (code >= 97 && code < LETTERS ? (BIT_OF[code] as number) : 19 + (code % 12))
    twice |= once & bit
    once |= bit
  }
  return (isTwice ? twice : once) >>> 0
}

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

const SUBSTITUTIONS = new Float32Array(LETTERS * LETTERS).fill(OTHER)
for (const group of SOUNDS)
  for (const a of group)
    for (const b of group) SUBSTITUTIONS[a.charCodeAt(0) * LETTERS + b.charCodeAt(0)] = SOUND

/** Of slips that may be forgiven. */
function mostCost(length: number): number {
  return length < 4 ? 0 : length < 5 ? 0.9 : length < 6 ? 1.1 : length < 9 ? 1.8 : 2.5
}

/** As many letters as two words may differ by in length. */
const BAND = 3

/** To work in: longer than any key by two. */
const newRow = () => new Float32Array(MAX_QUERY_LENGTH + BAND + 2)
const ROWS = [newRow(), newRow(), newRow(), newRow()] as const

/**
 * Of turning `typed` into `key`, by Damerau and Levenshtein's distance with cheaper likely slips; Infinity above `most`.
 */
function slipCost(typed: string, key: string, most: number): number {
  const width = key.length + 1
  let [beforeLast, last, row, gaps] = ROWS
  last[0] = 0
  for (let j = 1; j < width; j++) {
    gaps[j] = gapCost(key, j - 1)
    last[j] = (last[j - 1] as number) + (gaps[j] as number)
  }
  for (let i = 1; i <= typed.length; i++) {
    const a = typed.charCodeAt(i - 1)
    const gap = gapCost(typed, i - 1)
    row[0] = (last[0] as number) + gap
    let least = row[0] as number
    for (let j = 1; j < width; j++) {
      const b = key.charCodeAt(j - 1)
      let cost = last[j - 1] as number
      if (a !== b) {
        const substitution = a < LETTERS && b < LETTERS ? (SUBSTITUTIONS[a * LETTERS + b] as number) : OTHER
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
  if (code === H) return at > 0 ? DOUBLED : SILENT
  if (code === 101 || code === 117) return SILENT + 0.1
  const isVowel = code === 97 || code === 105 || code === 111 || code === 121
  return isVowel ? LOST_VOWEL : LOST
}

/** Other keys of a table like a typed one, with what its slips cost, likest first: those of its sounds that begin as it does, or would without their first letters. */
export function alike(
  { keys, masks, doubles, bySound, within }: LikenessTable,
  typed: string,
  weights: Weights,
): { key: string; loss: number }[] {
  const losses = new Map<string, number>()
  const most = mostCost(typed.length)
  if (most === 0) return []
  const edits = Math.min(BAND, (typed.length + 2) >> 2)
  const mask = soundMask(typed)
  const double = soundMask(typed, true)
  const visit = (at: number) => {
    const differ = countBits((masks[at] as number) ^ mask)
    if (differ > 2 * edits || differ + countBits((doubles[at] as number) ^ double) > 2 * edits) return
    const key = keys[at] as string
    if (key === typed || losses.has(key)) return
    const cost = slipCost(typed, key, most)
    if (cost <= most)
      losses.set(key, weights.misspelt + (weights.slip * cost * 6) / Math.max(4, typed.length))
  }
  const sound = firstSound(typed)
  for (let length = typed.length - edits; length <= typed.length + edits; length++) {
    for (const at of bySound.get(soundAndLength(sound, length)) ?? []) visit(at)
    for (const at of within.get(typed.slice(1, 3) + length) ?? []) visit(at)
  }
  return Array.from(losses, ([key, loss]) => ({ key, loss })).sort((a, b) => a.loss - b.loss)
}
