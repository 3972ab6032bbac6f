import { firstAfter } from './positions.ts'

/** Keys laid out so that a comparison meets only those that begin alike. */
export type LikenessTable = {
  /** By the sound that they begin with, then by length. */
  readonly keys: readonly string[]
  /** The sets of their sounds, and of those that they have twice. */
  readonly masks: Uint32Array
  readonly doubles: Uint32Array
  /** Where the keys of a sound and a length begin. */
  readonly starts: Uint32Array
  /** Second and third letter → places in `keys`. */
  readonly within: ReadonlyMap<string, readonly number[]>
  /** The same keys in order of their letters. */
  readonly sorted: readonly string[]
}

/** Longer keys are compared as if they had this length. */
const LONGEST = 40
const LENGTHS = LONGEST + 1

const binOf = (sound: number, length: number) => sound * LENGTHS + Math.max(0, Math.min(LONGEST, length))

/** Takes distinct keys: folded letters and digits, without spaces. */
export function buildLikenessTable(distinct: Iterable<string>): LikenessTable {
  const sorted = [...distinct].sort()
  const bins = sorted.map((key) => binOf(firstSound(key), key.length))
  const starts = new Uint32Array(SOUND_COUNT * LENGTHS + 1)
  for (const bin of bins) starts[bin + 1] = (starts[bin + 1] as number) + 1
  for (let bin = 1; bin < starts.length; bin++)
    starts[bin] = (starts[bin] as number) + (starts[bin - 1] as number)
  const keys = new Array<string>(sorted.length)
  const next = starts.slice()
  for (const [at, key] of sorted.entries()) {
    const bin = bins[at] as number
    keys[next[bin] as number] = key
    next[bin] = (next[bin] as number) + 1
  }
  const within = Map.groupBy(keys.keys(), (place) => (keys[place] as string).slice(1, 3))
  const masks = Uint32Array.from(keys, (key) => soundMask(key))
  const doubles = Uint32Array.from(keys, (key) => soundMask(key, true))
  return { keys, masks, doubles, starts, within, sorted }
}

/**
 * Calls `onKey` for keys that `most` edits may turn `typed` into, some twice: those of its sounds that begin as it
 * does, or would without their first letters.
 */
export function scanAlike(
  table: LikenessTable,
  typed: string,
  most: number,
  onKey: (key: string) => void,
): void {
  const { keys, masks, doubles, starts, within } = table
  const mask = soundMask(typed)
  const double = soundMask(typed, true)
  const visit = (at: number) => {
    const differ = countBits((masks[at] as number) ^ mask)
    if (differ > 2 * most || differ + countBits((doubles[at] as number) ^ double) > 2 * most) return
    const key = keys[at] as string
    if (Math.abs(key.length - typed.length) <= most) onKey(key)
  }
  const sound = firstSound(typed)
  const end = starts[binOf(sound, typed.length + most) + 1] as number
  for (let at = starts[binOf(sound, typed.length - most)] as number; at < end; at++) visit(at)
  for (const at of within.get(typed.slice(1, 3)) ?? []) visit(at)
}

/** Of 32. */
export function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555)
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Yields the keys that begin with `prefix`, in order. */
export function* keysFrom({ sorted }: LikenessTable, prefix: string): Iterable<string> {
  const first = firstAfter(sorted.length, (at) => (sorted[at] as string) < prefix)
  for (let at = first; sorted[at]?.startsWith(prefix); at++) yield sorted[at] as string
}

/** Codes of ASCII. */
const LETTERS = 128
/** Bits of the letters in a text; letters of one sound share a bit. */
const BIT_OF = new Uint8Array(LETTERS)
for (const [bit, group] of 'a b ckq d e fv gj iy l m n o p r sz t u w x h'.split(' ').entries())
  for (const letter of group) BIT_OF[letter.charCodeAt(0)] = bit
/** Silent: in no set. */
const H = 104

/** More than any first sound. */
const SOUND_COUNT = 32

/** The sound that a text begins with, as a number below SOUND_COUNT. */
function firstSound(text: string): number {
  // "knsas" is no "nsas".
  const silent = /^(?:ph|(?:kn|wr|gn)(?=[aeiouy]))/.test(text)
  const code = text.startsWith('ph') ? 102 : text.charCodeAt(silent ? 1 : 0)
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
