import { prepareCharacterCounts, sharedCharacters } from '../indexes/character-set.ts'
import { prefixDistance, preparePattern } from './edit-distance.ts'
import { swapPrefixDistance } from './swap-distance.ts'

/** Shorter texts resemble other words. */
const MIN_LENGTH = 4

function forgivenEdits(length: number): number {
  return length < MIN_LENGTH ? 0 : length < 8 ? 1 : 2
}

/** Long enough for spelling tolerance. */
export function isForgiven(text: string): boolean {
  return text.length >= MIN_LENGTH
}

export type SpellingMatch = {
  /** False when these character sets rule out a match. */
  isPossible(characters: number, repeated: number): boolean
  /** To a prefix of text[start, end); Infinity when too many. */
  edits(text: string, start: number, end: number): number
}

/** Tolerates 1 edit, 2 from eight characters on. */
export function createSpellingMatch(typed: string): SpellingMatch {
  const most = forgivenEdits(typed.length)
  const compared = typed.slice(0, 32)
  const pattern = preparePattern(compared)
  const counts = prepareCharacterCounts(compared)
  return {
    isPossible: (characters, repeated) =>
      sharedCharacters(counts, characters, repeated) >= compared.length - most,
    edits(text, start, end) {
      const last = Math.min(end, start + compared.length + most)
      const distance = prefixDistance(pattern, text, start, last)
      if (distance <= most) return distance
      // A swap of neighbours is two edits so far.
      return distance <= 2 * most
        ? swapPrefixDistance(compared, text.slice(start, last), most)
        : Number.POSITIVE_INFINITY
    },
  }
}

/** One piece more than tolerated edits: every match contains one. */
export function exactPieces(typed: string): string[] {
  const count = forgivenEdits(typed.length) + 1
  const length = Math.ceil(typed.length / count)
  const pieces = Array.from({ length: count }, (_, piece) =>
    typed.slice(piece * length, (piece + 1) * length),
  )
  return pieces.filter((piece) => piece !== '')
}
