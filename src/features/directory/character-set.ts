/** Number of a character in a set of 32: letters a–z 0–25, space 26, digits 27, '&' 28, '-' 29, apostrophes and dots 30, others 31. */
function characterNumber(code: number): number {
  if (code >= 97 && code <= 122) return code - 97
  if (code === 32) return 26
  if (code >= 48 && code <= 57) return 27
  if (code === 38) return 28
  if (code === 45) return 29
  return code === 39 || code === 46 ? 30 : 31
}

/** The characters of a folded text, from `start` up to `end`, as 32 bits; and those that stand in it more than once. */
export function characterSets(text: string, start = 0, end = text.length): { all: number; repeated: number } {
  let all = 0
  let repeated = 0
  for (let at = start; at < end; at++) {
    const bit = 1 << characterNumber(text.charCodeAt(at))
    repeated |= all & bit
    all |= bit
  }
  return { all: all >>> 0, repeated: repeated >>> 0 }
}

/**
 * Counts how many characters of `text` a text with these character sets can share with it, at most. The two have at
 * least (length of the longer − that number) edits between them, since only a character that both have can stay.
 */
export function createSharedCharacterCount(text: string): (all: number, repeated: number) => number {
  const counts = new Uint16Array(32)
  for (let at = 0; at < text.length; at++) {
    const number = characterNumber(text.charCodeAt(at))
    counts[number] = (counts[number] as number) + 1
  }
  const once = sumTables(counts.map((count) => Math.min(count, 1)))
  const more = sumTables(counts.map((count) => Math.max(count - 1, 0)))
  return (all, repeated) => once(all) + more(repeated)
}

/** Sums the numbers of the bits that are set, by a look at one table for each of the four bytes. */
function sumTables(numbers: Uint16Array): (bits: number) => number {
  const [first, second, third, fourth] = [0, 8, 16, 24].map((shift) => {
    const table = new Uint16Array(256)
    for (let bits = 1; bits < 256; bits++) {
      const lowest = 31 - Math.clz32(bits & -bits)
      table[bits] = (table[bits & (bits - 1)] as number) + (numbers[lowest + shift] as number)
    }
    return table
  }) as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  return (bits) =>
    (first[bits & 255] as number) +
    (second[(bits >>> 8) & 255] as number) +
    (third[(bits >>> 16) & 255] as number) +
    (fourth[bits >>> 24] as number)
}
