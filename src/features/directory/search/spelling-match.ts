import { prepareCharacterCounts, sharedCharacters } from './character-set.ts'
import { prefixDistance, preparePattern } from './edit-distance.ts'

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

/** How texts begin, compared with what was typed. */
export type SpellingMatch = {
  /** Whether a text with these character sets can begin nearly like the typed one. */
  isPossible(characters: number, repeated: number): boolean
  /** Edits between the typed text and the beginning of what stands in `text` from `start` up to `end`; Infinity when too many. */
  edits(text: string, start: number, end: number): number
}

/** Compares beginnings with a typed text: 1 edit is forgiven, 2 from eight characters on. */
export function createSpellingMatch(typed: string): SpellingMatch {
  const most = forgivenEdits(typed.length)
  // More than the first 32 characters say nothing more.
  const compared = typed.slice(0, 32)
  const pattern = preparePattern(compared)
  const counts = prepareCharacterCounts(compared)
  return {
    isPossible: (characters, repeated) =>
      sharedCharacters(counts, characters, repeated) >= compared.length - most,
    edits(text, start, end) {
      const distance = prefixDistance(pattern, text, start, Math.min(end, start + compared.length + most))
      return distance <= most ? distance : Number.POSITIVE_INFINITY
    },
  }
}

/**
 * Pieces of a typed text of which at least one stands in any text within the forgiven edits of it: one more piece than
 * edits, since each edit can spoil only one.
 */
export function unspoiltPieces(typed: string): string[] {
  const count = forgivenEdits(typed.length) + 1
  const length = Math.ceil(typed.length / count)
  const pieces = Array.from({ length: count }, (_, piece) =>
    typed.slice(piece * length, (piece + 1) * length),
  )
  return pieces.filter((piece) => piece !== '')
}
