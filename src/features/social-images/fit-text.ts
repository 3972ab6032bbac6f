/** In pixels. */
type Measure = (text: string, sizePx: number) => number

type FittedText = { lines: string[]; sizePx: number }

export type TextRoom = {
  widthPx: number
  maxLines: number
  /** Largest first. */
  sizesPx: readonly [number, ...number[]]
}

/** At the largest fitting size; at the smallest cut with an ellipsis. */
export function fitText(text: string, room: TextRoom, measure: Measure): FittedText {
  // No-break spaces hold a name together.
  const words = text
    .trim()
    .split(/[^\S\u00a0]+/)
    .filter(Boolean)
  for (const sizePx of room.sizesPx) {
    const isWordTooWide = words.some((word) => measure(word, sizePx) > room.widthPx)
    if (isWordTooWide) continue
    const lines = breakLines(words, room.widthPx, sizePx, measure)
    if (lines.length <= room.maxLines)
      return { lines: balance(words, lines, room.widthPx, sizePx, measure), sizePx }
  }
  const sizePx = room.sizesPx.at(-1) ?? room.sizesPx[0]
  const parts = words.flatMap((word) => word.split('\u00a0'))
  const pieces = parts.flatMap((word) => breakWord(word, room.widthPx, sizePx, measure))
  const lines = breakLines(pieces, room.widthPx, sizePx, measure)
  if (lines.length <= room.maxLines) return { lines, sizePx }
  const kept = lines.slice(0, room.maxLines)
  kept.push(withEllipsis(kept.pop() ?? '', room.widthPx, sizePx, measure))
  return { lines: kept, sizePx }
}

function breakLines(words: readonly string[], widthPx: number, sizePx: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && measure(longer, sizePx) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function balance(
  words: readonly string[],
  lines: string[],
  widthPx: number,
  sizePx: number,
  measure: Measure,
): string[] {
  let best = lines
  for (let width = widthPx * 0.95; width > widthPx * 0.5; width -= widthPx * 0.05) {
    const narrower = breakLines(words, width, sizePx, measure)
    if (narrower.length > lines.length || narrower.some((line) => measure(line, sizePx) > widthPx)) break
    best = narrower
  }
  return best
}

function breakWord(word: string, widthPx: number, sizePx: number, measure: Measure): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of splitLetters(word)) {
    if (piece !== '' && measure(piece + letter, sizePx) > widthPx) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return piece === '' ? pieces : [...pieces, piece]
}

function withEllipsis(line: string, widthPx: number, sizePx: number, measure: Measure): string {
  const letters = splitLetters(line)
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`, sizePx) > widthPx) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Keeps emoji of several signs and letters with marks whole. */
function splitLetters(text: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
}
