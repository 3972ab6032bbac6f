export type Pattern = {
  readonly length: number
  readonly blocks: number
  readonly table: Int32Array
  readonly others: ReadonlyMap<number, Int32Array>
}

/** Latin character codes. */
const TABLE = 256

/** For editDistance. */
export function preparePattern(text: string): Pattern {
  const blocks = Math.max(1, Math.ceil(text.length / 32))
  const table = new Int32Array(TABLE * blocks)
  const others = new Map<number, Int32Array>()
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    let bits: Int32Array = table.subarray(code * blocks, (code + 1) * blocks)
    if (code >= TABLE) {
      bits = others.get(code) ?? new Int32Array(blocks)
      others.set(code, bits)
    }
    bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31))
  }
  return { length: text.length, blocks, table, others }
}

/**
 * Levenshtein distance to text[start, end), in UTF-16 units, O(1) per character. Source: G. Myers 1999, in H.
 * Hyyrö's form of 2003.
 */
export function editDistance(pattern: Pattern, text: string, start = 0, end = text.length): number {
  if (pattern.length === 0) return end - start
  return pattern.blocks === 1
    ? shortDistance(pattern, text, start, end)
    : longDistance(pattern, text, start, end)
}

function shortDistance({ length, table, others }: Pattern, text: string, start: number, end: number): number {
  const topBit = 1 << (length - 1)
  let plus = -1
  let minus = 0
  let distance = length
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    const equal = code < TABLE ? (table[code] as number) : (others.get(code)?.[0] ?? 0)
    const vertical = equal | minus
    const diagonal = (((equal & plus) + plus) ^ plus) | equal
    let ph = minus | ~(diagonal | plus)
    let mh = plus & diagonal
    if ((ph & topBit) !== 0) distance += 1
    else if ((mh & topBit) !== 0) distance -= 1
    // The top row grows by 1 each step.
    ph = (ph << 1) | 1
    mh <<= 1
    plus = mh | ~(vertical | ph)
    minus = ph & vertical
  }
  return distance
}

function longDistance(
  { length, blocks, table, others }: Pattern,
  text: string,
  start: number,
  end: number,
): number {
  const lastBit = 1 << ((length - 1) & 31)
  const plus = new Int32Array(blocks).fill(-1)
  const minus = new Int32Array(blocks)
  let distance = length
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    const other = code < TABLE ? undefined : others.get(code)
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
