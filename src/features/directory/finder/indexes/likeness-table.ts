import { firstAfter } from './positions.ts'

/** Keys laid out so that a comparison meets only those that begin alike. */
export type LikenessTable = {
  /** In order of their letters. */
  readonly keys: readonly string[]
  /** The sets of their sounds, and of those that they have twice. */
  readonly masks: Uint32Array
  readonly doubles: Uint32Array
  /** The sound that a key begins with, and its length → places in `keys`; and its second and third letter. */
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
    within: Map.groupBy(keys.keys(), (place) => (keys[place] as string).slice(1, 3)),
  }
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
  const { keys, masks, doubles, bySound, within } = table
  const mask = soundMask(typed)
  const double = soundMask(typed, true)
  const visit = (at: number) => {
    const differ = countBits((masks[at] as number) ^ mask)
    if (differ > 2 * most || differ + countBits((doubles[at] as number) ^ double) > 2 * most) return
    const key = keys[at] as string
    if (Math.abs(key.length - typed.length) <= most) onKey(key)
  }
  const sound = firstSound(typed)
  for (let length = typed.length - most; length <= typed.length + most; length++)
    for (const at of bySound.get(soundAndLength(sound, length)) ?? []) visit(at)
  for (const at of within.get(typed.slice(1, 3)) ?? []) visit(at)
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
