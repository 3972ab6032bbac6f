const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Parsing many small values takes fifty times as long. */
export function scanJson(
  bytes: Uint8Array,
  mostValues: number,
): { valueCount: number; depth: number; hasEscapes: boolean } {
  let valueCount = 1
  let open = 0
  let depth = 0
  let hasEscapes = false
  for (let at = 0; at < bytes.length && valueCount <= mostValues; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) {
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) {
        if (bytes[at] !== BACKSLASH) continue
        hasEscapes = true
        at++
      }
    } else if (byte === COMMA) valueCount++
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      valueCount++
      open++
      depth = Math.max(depth, open)
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) open--
  }
  return { valueCount, depth, hasEscapes }
}
