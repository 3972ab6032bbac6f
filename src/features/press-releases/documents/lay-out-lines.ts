import bidiFactory from 'bidi-js'
import { type Face, type FontRun, splitByFont, type Weight } from './fonts.ts'

/** In one font and direction; `level` is odd from right to left (Unicode Standard Annex 9). */
export type Piece = { text: string; face: Face; level: number; width: number }
/** In reading order; `x`: from the line's left end, in points. */
export type Line = { pieces: (Piece & { x: number })[]; width: number }

const bidi = bidiFactory()

/** By the first letter. */
export function isRightToLeft(text: string): boolean {
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1
}

/**
 * Lines of at most `maxWidth`, pieces in visual order. Breaks within a word that is wider. `measure` gives
 * points.
 */
export function layOutLines(
  text: string,
  weight: Weight,
  maxWidth: number,
  measure: (text: string, face: Face) => number,
): Line[] {
  const whole = text.normalize('NFC')
  const { levels, paragraphs } = bidi.getEmbeddingLevels(whole)
  const base = paragraphs[0]?.level ?? 0
  const runs = splitByFont(whole, weight)

  // Where the last look ended: the next one begins near it.
  let first = 0
  function piecesOf(start: number, end: number): Piece[] {
    const pieces: Piece[] = []
    while (first > 0 && (runs[first]?.start ?? end) > start) first -= 1
    for (let index = first; index < runs.length; index++) {
      const run = runs[index] as FontRun
      if (run.start >= end) break
      first = index
      const [from, to] = [Math.max(start, run.start), Math.min(end, run.start + run.text.length)]
      for (let at = from; at < to; ) {
        let next = at + 1
        while (next < to && levels[next] === levels[at]) next += 1
        const level = levels[at] ?? base
        const part = toSeen(whole.slice(at, next), run.face, level)
        pieces.push({ text: part, face: run.face, level, width: measure(part, run.face) })
        at = next
      }
    }
    return pieces
  }
  const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { width }) => sum + width, 0)

  const lines: Piece[][] = []
  let line: Piece[] = []
  let left = maxWidth
  const endLine = () => {
    if (line.length > 0) lines.push(line)
    line = []
    left = maxWidth
  }
  for (const { 0: word, index } of whole.matchAll(/\s+|\S+/g)) {
    let pieces = piecesOf(index, index + word.length)
    if (word.trim() !== '') {
      if (widthOf(pieces) > left) endLine()
      if (widthOf(pieces) > maxWidth) {
        // Letter by letter.
        let at = index
        for (const character of word) {
          pieces = piecesOf(at, at + character.length)
          if (widthOf(pieces) > left) endLine()
          line.push(...pieces)
          left -= widthOf(pieces)
          at += character.length
        }
        continue
      }
    } else if (line.length === 0) continue
    line.push(...pieces)
    left -= widthOf(pieces)
  }
  endLine()
  return lines.map((pieces) => place(join(withoutLastSpace(pieces)), base))
}

/** Mirrors brackets; fonts of right-to-left scripts turn their letters themselves. */
function toSeen(text: string, face: Face, level: number): string {
  if (level % 2 === 0 || face.isRightToLeft) return text
  return [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('')
}

function withoutLastSpace(pieces: Piece[]): Piece[] {
  const end = pieces.findLastIndex(({ text }) => text.trim() !== '')
  return pieces.slice(0, end + 1)
}

/** Left-to-right neighbours in one font. */
function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && last.level === piece.level && piece.level % 2 === 0 && last.face.file === piece.face.file)
      joined.splice(-1, 1, { ...last, text: last.text + piece.text, width: last.width + piece.width })
    else joined.push(piece)
  }
  return joined
}

/** Unicode Bidirectional Algorithm, rule L2, on whole pieces. */
function place(pieces: readonly Piece[], base: number): Line {
  const order = [...pieces.keys()]
  const levelAt = (place: number) => pieces[order[place] as number]?.level ?? base
  const highest = Math.max(base, ...pieces.map(({ level }) => level))
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      if (levelAt(start) < level) continue
      let end = start
      while (end < order.length && levelAt(end) >= level) end += 1
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  const xs: number[] = []
  let x = 0
  for (const index of order) {
    xs[index] = x
    x += pieces[index]?.width ?? 0
  }
  return { pieces: pieces.map((piece, index) => ({ ...piece, x: xs[index] ?? 0 })), width: x }
}
