/** The distance from the pattern to the part of `text` from `start` up to `end` (the whole text when not given). */
export type EditDistance = (text: string, start?: number, end?: number) => number

/** Character codes with a place of their own in the table: Latin letters; the rest are looked up. */
const TABLE = 256

/**
 * The edit distance (Levenshtein: insert, delete, replace one character, each costs 1) from one pattern to many texts.
 * The pattern's characters become bits, so that a text costs one step for each character and 32 characters of pattern.
 * Source: G. Myers 1999, in H. Hyyrö's form of 2003. Characters are UTF-16 units.
 */
export function createEditDistance(pattern: string): EditDistance {
  if (pattern.length === 0) return (text, start = 0, end = text.length) => end - start
  return pattern.length <= 32 ? shortPattern(pattern) : longPattern(pattern)
}

/**
 * The edit distance from one pattern to the beginnings of many texts: to that beginning, of whatever length, which is
 * most like the pattern. Only the first 32 characters of the pattern are compared.
 */
export function createPrefixDistance(pattern: string): EditDistance {
  const distanceTo = shortPattern(pattern.slice(0, 32), true)
  return pattern.length === 0 ? () => 0 : distanceTo
}

function shortPattern(pattern: string, isPrefixEnough = false): EditDistance {
  const { table, others } = patternBits(pattern, 1)
  const topBit = 1 << (pattern.length - 1)
  return (text, start = 0, end = text.length) => {
    let plus = -1
    let minus = 0
    let distance = pattern.length
    let least = distance
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at)
      const equal = code < TABLE ? (table[code] as number) : (others.get(code)?.[0] ?? 0)
      const vertical = equal | minus
      const diagonal = (((equal & plus) + plus) ^ plus) | equal
      let ph = minus | ~(diagonal | plus)
      let mh = plus & diagonal
      if ((ph & topBit) !== 0) distance += 1
      else if ((mh & topBit) !== 0) distance -= 1
      // The step along the text at the top row is one more each time.
      ph = (ph << 1) | 1
      mh <<= 1
      plus = mh | ~(vertical | ph)
      minus = ph & vertical
      if (distance < least) least = distance
    }
    return isPrefixEnough ? least : distance
  }
}

function longPattern(pattern: string): EditDistance {
  const blocks = Math.ceil(pattern.length / 32)
  const { table, others } = patternBits(pattern, blocks)
  const lastBit = 1 << ((pattern.length - 1) & 31)
  const plus = new Int32Array(blocks)
  const minus = new Int32Array(blocks)
  return (text, start = 0, end = text.length) => {
    plus.fill(-1)
    minus.fill(0)
    let distance = pattern.length
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at)
      const other = code < TABLE ? undefined : others.get(code)
      // What one block hands on to the next: the step along the text at the row between them.
      let carry = 1
      for (let block = 0; block < blocks; block++) {
        const pv = plus[block] as number
        const mv = minus[block] as number
        let equal = code < TABLE ? (table[code * blocks + block] as number) : (other?.[block] ?? 0)
        const vertical = equal | mv
        if (carry < 0) equal |= 1
        const diagonal = (((equal & pv) + pv) ^ pv) | equal
        let ph = mv | ~(diagonal | pv)
        let mh = pv & diagonal
        const topBit = block === blocks - 1 ? lastBit : 1 << 31
        const next = (ph & topBit) !== 0 ? 1 : (mh & topBit) !== 0 ? -1 : 0
        ph = carry > 0 ? (ph << 1) | 1 : ph << 1
        mh = carry < 0 ? (mh << 1) | 1 : mh << 1
        plus[block] = mh | ~(vertical | ph)
        minus[block] = ph & vertical
        carry = next
      }
      distance += carry
    }
    return distance
  }
}

/** For each character the places in the pattern where it stands, as bits. */
function patternBits(pattern: string, blocks: number) {
  const table = new Int32Array(TABLE * blocks)
  const others = new Map<number, Int32Array>()
  for (let at = 0; at < pattern.length; at++) {
    const code = pattern.charCodeAt(at)
    let bits: Int32Array = table.subarray(code * blocks, (code + 1) * blocks)
    if (code >= TABLE) {
      bits = others.get(code) ?? new Int32Array(blocks)
      others.set(code, bits)
    }
    bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31))
  }
  return { table, others }
}
