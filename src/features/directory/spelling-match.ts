import { createEditDistance } from './edit-distance.ts'

/** Shorter texts are too little to tell a misspelling from another word. */
const LEAST_LENGTH = 4

/** Edits that are forgiven a text of this length: 1 from 4 characters on, 2 from 8. */
function forgivenEdits(length: number): number {
  return length < LEAST_LENGTH ? 0 : length < 8 ? 1 : 2
}

/** Whether a text is long enough for its spelling to be forgiven. */
export function isForgiven(text: string): boolean {
  return text.length >= LEAST_LENGTH
}

/**
 * Whether what stands in `text` from `start` up to `end` begins nearly like `typed`: like the whole of it or the
 * beginning of the same length, with 1 edit forgiven, 2 from eight characters on.
 */
export function createSpellingMatch(typed: string): (text: string, start: number, end: number) => boolean {
  const distanceTo = createEditDistance(typed)
  const edits = forgivenEdits(typed.length)
  return (text, start, end) => {
    if (end - start < typed.length - edits) return false
    for (let length = typed.length - edits; length <= typed.length + edits; length++) {
      if (start + length > end) break
      if (distanceTo(text, start, start + length) <= edits) return true
    }
    return false
  }
}

/**
 * Pieces of a typed text of which at least one stands in any text within the forgiven edits of it: one more piece than
 * edits, since each edit can spoil only one.
 */
export function unspoiltPieces(typed: string): string[] {
  const count = forgivenEdits(typed.length) + 1
  const length = Math.ceil(typed.length / count)
  return Array.from({ length: count }, (_, piece) =>
    typed.slice(piece * length, (piece + 1) * length),
  ).filter((piece) => piece !== '')
}
