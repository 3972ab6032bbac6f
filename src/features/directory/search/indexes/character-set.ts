/** a–z 0–25, space 26, digits 27, '&' 28, '-' 29, apostrophes and dots 30, others 31. */
function characterNumber(code: number): number {
  if (code >= 97 && code <= 122) return code - 97
  if (code === 32) return 26
  if (code >= 48 && code <= 57) return 27
  if (code === 38) return 28
  if (code === 45) return 29
  return code === 39 || code === 46 ? 30 : 31
}

/** Of folded text in [start, end): its characters as 32 bits, and those that repeat. */
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

/** For each byte of the two sets. */
export type CharacterCounts = Uint8Array

/** For a text of up to 255 characters. */
export function prepareCharacterCounts(text: string): CharacterCounts {
  const counts = new Uint8Array(32)
  for (let at = 0; at < text.length; at++) {
    const number = characterNumber(text.charCodeAt(at))
    counts[number] = Math.min(255, (counts[number] as number) + 1)
  }
  const tables = new Uint8Array(8 * 256)
  for (let byte = 0; byte < 4; byte++) {
    for (let bits = 1; bits < 256; bits++) {
      const count = counts[byte * 8 + 31 - Math.clz32(bits & -bits)] as number
      const rest = bits & (bits - 1)
      const once = byte * 256
      const more = once + 1024
      tables[once + bits] = (tables[once + rest] as number) + Math.min(count, 1)
      tables[more + bits] = (tables[more + rest] as number) + Math.max(count - 1, 0)
    }
  }
  return tables
}

/** The most characters two texts can share. Edit distance is at least the longer length minus this. */
export function sharedCharacters(counts: CharacterCounts, all: number, repeated: number): number {
  return (
    (counts[all & 255] as number) +
    (counts[256 + ((all >>> 8) & 255)] as number) +
    (counts[512 + ((all >>> 16) & 255)] as number) +
    (counts[768 + (all >>> 24)] as number) +
    (counts[1024 + (repeated & 255)] as number) +
    (counts[1280 + ((repeated >>> 8) & 255)] as number) +
    (counts[1536 + ((repeated >>> 16) & 255)] as number) +
    (counts[1792 + (repeated >>> 24)] as number)
  )
}
