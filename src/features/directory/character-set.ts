/** Number of a character in a set of 32: letters a–z 0–25, space 26, digits 27, '&' 28, '-' 29, apostrophes and dots 30, others 31. */
function characterNumber(code: number): number {
  if (code >= 97 && code <= 122) return code - 97
  if (code === 32) return 26
  if (code >= 48 && code <= 57) return 27
  if (code === 38) return 28
  if (code === 45) return 29
  return code === 39 || code === 46 ? 30 : 31
}

/** The characters of a folded text, from `start` up to `end`, as 32 bits. */
export function characterSet(text: string, start = 0, end = text.length): number {
  let set = 0
  for (let at = start; at < end; at++) set |= 1 << characterNumber(text.charCodeAt(at))
  return set >>> 0
}

/**
 * Counts, for any character set, how many characters of `text` are in it. Two texts have at least (length of the longer
 * − that number) edits between them, since only a character that both have can stay. Four table look-ups a call.
 */
export function createSharedCharacterCount(text: string): (set: number) => number {
  const counts = new Uint16Array(32)
  for (let at = 0; at < text.length; at++) {
    const number = characterNumber(text.charCodeAt(at))
    counts[number] = (counts[number] as number) + 1
  }
  const tables = [0, 8, 16, 24].map((shift) => {
    const table = new Uint16Array(256)
    for (let bits = 1; bits < 256; bits++) {
      const lowest = 31 - Math.clz32(bits & -bits)
      table[bits] = (table[bits & (bits - 1)] as number) + (counts[lowest + shift] as number)
    }
    return table
  }) as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  const [first, second, third, fourth] = tables
  return (set) =>
    (first[set & 255] as number) +
    (second[(set >>> 8) & 255] as number) +
    (third[(set >>> 16) & 255] as number) +
    (fourth[set >>> 24] as number)
}
