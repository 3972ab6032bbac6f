import { firstSound, soundMask } from '../reading/slip-cost.ts'

/** Keys laid out for one scan: by length, each with the set of its sounds; and in order, for beginnings. */
export type LikenessTable = {
  readonly keys: readonly string[]
  readonly masks: Uint32Array
  /** Sounds that they begin with. */
  readonly firsts: Uint8Array
  /** Keys of length n stand from `starts[n]` to before `starts[n + 1]`. */
  readonly starts: Uint32Array
  /** The same keys in order of their letters. */
  readonly sorted: readonly string[]
}

/** Longer keys are compared as if they had this length. */
const LONGEST = 40

/** Takes distinct keys: folded letters and digits, without spaces. */
export function buildLikenessTable(distinct: Iterable<string>): LikenessTable {
  const sorted = [...distinct].sort()
  const lengthOf = (key: string) => Math.min(key.length, LONGEST)
  const starts = new Uint32Array(LONGEST + 2)
  for (const key of sorted) starts[lengthOf(key) + 1] = (starts[lengthOf(key) + 1] as number) + 1
  for (let length = 1; length < starts.length; length++)
    starts[length] = (starts[length] as number) + (starts[length - 1] as number)
  const keys = new Array<string>(sorted.length)
  const next = starts.slice()
  for (const key of sorted) {
    const place = next[lengthOf(key)] as number
    keys[place] = key
    next[lengthOf(key)] = place + 1
  }
  return {
    keys,
    masks: Uint32Array.from(keys, soundMask),
    firsts: Uint8Array.from(keys, firstSound),
    starts,
    sorted,
  }
}

/**
 * Calls `onKey` for keys that `most` edits may turn `typed` into: those of its sounds that begin as it does, or
 * would without the first letter of one or of both.
 */
export function scanAlike(
  { keys, masks, firsts, starts }: LikenessTable,
  typed: string,
  most: number,
  onKey: (key: string) => void,
): void {
  const mask = soundMask(typed)
  const first = starts[Math.max(1, Math.min(LONGEST, typed.length - most))] as number
  const end = starts[Math.min(LONGEST, typed.length + most) + 1] as number
  const bits = 2 * most
  const sound = firstSound(typed)
  const begin = typed.slice(0, 2)
  const after = typed.slice(1, 3)
  for (let at = first; at < end; at++) {
    let other = (masks[at] as number) ^ mask
    other -= (other >>> 1) & 0x55555555
    other = (other & 0x33333333) + ((other >>> 2) & 0x33333333)
    if (Math.imul((other + (other >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24 > bits) continue
    const key = keys[at] as string
    const isAlike =
      firsts[at] === sound || key.startsWith(after) || key.startsWith(after, 1) || key.startsWith(begin, 1)
    if (isAlike) onKey(key)
  }
}

/** Yields the keys that begin with `prefix`, in order. */
export function* keysFrom({ sorted }: LikenessTable, prefix: string): Iterable<string> {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < prefix) low = middle + 1
    else high = middle
  }
  for (let at = low; sorted[at]?.startsWith(prefix); at++) yield sorted[at] as string
}
