import { type CharacterCounts, prepareCharacterCounts, sharedCharacters } from '../character-set.ts'
import { editDistance, type Pattern, preparePattern } from '../edit-distance.ts'
import type { SearchTexts } from '../search-index.ts'
import { endOf, scanTextColumn, type TextColumn } from '../text-column.ts'
import type { SimilarQuery } from './similar-query.ts'
import { likenessOf, MIN_LIKENESS, STRENGTH, spellingStrength, wordStrength } from './similarity.ts'

/** Returns every text's strength, equal to createFieldStrength. */
export function strengthsOf(column: SearchTexts, text: string, words: readonly string[]): Float64Array {
  const certain = certainStrengths(column.folded, [text], words)
  const likeness = prepareLikeness(column, text)
  const strengths = new Float64Array(column.folded.starts.length - 1)
  for (let position = 0; position < strengths.length; position++) {
    const known = certain(position)
    const isToBeSpelled =
      known < STRENGTH.substring && spellingStrength(maxLikeness(likeness, position)) > known
    strengths[position] = isToBeSpelled
      ? Math.max(known, spellingStrength(exactLikeness(likeness, position)))
      : known
  }
  return strengths
}

export type Spelling = { whole: Likeness; subject: Likeness | null }

/** Prepares comparisons by spelling. */
export function prepareSpelling(texts: SearchTexts, query: SimilarQuery): Spelling {
  const whole = prepareLikeness(texts, query.text)
  return { whole, subject: query.text === query.subject ? null : prepareLikeness(texts, query.subject) }
}

/** Returns an upper bound of exactBySpelling without reading the text. */
export function maxBySpelling({ whole, subject }: Spelling, position: number): number {
  const likeness = maxLikeness(whole, position)
  return spellingStrength(subject === null ? likeness : Math.max(likeness, maxLikeness(subject, position)))
}

/** Returns the strength by spelling. */
export function exactBySpelling({ whole, subject }: Spelling, position: number): number {
  const likeness = exactLikeness(whole, position)
  return spellingStrength(subject === null ? likeness : Math.max(likeness, exactLikeness(subject, position)))
}

export type Likeness = {
  readonly texts: SearchTexts
  readonly length: number
  readonly pattern: Pattern
  readonly counts: CharacterCounts
  readonly least: number
}

/** Prepares a comparison; likenesses below `least` may be reported as 0. */
export function prepareLikeness(texts: SearchTexts, text: string, least = MIN_LIKENESS): Likeness {
  return {
    texts,
    length: text.length,
    pattern: preparePattern(text),
    counts: prepareCharacterCounts(text),
    least,
  }
}

/** Returns an upper bound of exactLikeness without reading the text. */
export function maxLikeness({ texts, length, counts, least }: Likeness, position: number): number {
  const { starts } = texts.folded
  const other = (starts[position + 1] as number) - (starts[position] as number) - 1
  const longer = Math.max(length, other)
  const shorter = Math.min(length, other)
  if (shorter < least * longer || shorter === 0) return 0
  // Every unshared character of the longer text is an edit.
  const shared = sharedCharacters(
    counts,
    texts.characters[position] as number,
    texts.repeated[position] as number,
  )
  return Math.min(shared, shorter) / longer
}

/** Returns one text's likeness, 0–1. */
export function exactLikeness({ texts, length, pattern }: Likeness, position: number): number {
  const start = texts.folded.starts[position] as number
  const end = endOf(texts.folded, position)
  return likenessOf(editDistance(pattern, texts.folded.text, start, end), Math.max(1, length, end - start))
}

const CONTAINS = { words: 0, substring: 1, exact: 2 } as const

/**
 * Scans the column for words, substring and exact matches. `mayHave` false skips text that no entry contains.
 */
export function certainStrengths(
  column: TextColumn,
  texts: readonly string[],
  words: readonly string[],
  mayHave: (text: string) => boolean = () => true,
): (position: number) => number {
  const wanted = [...new Set(texts)].filter(mayHave)
  const parts = words.filter((word) => !wanted.includes(word) && mayHave(word))
  if (wanted.length === 0 && parts.length === 0) return () => 0
  const count = column.starts.length - 1
  const letters = new Uint16Array(count)
  const contains = new Uint8Array(count)
  for (const word of parts) {
    scanTextColumn(column, word, (position) => {
      letters[position] = (letters[position] as number) + word.length
      return false
    })
  }
  for (const text of wanted) {
    scanTextColumn(column, text, (position) => {
      const isExact = endOf(column, position) - (column.starts[position] as number) === text.length
      if (isExact) contains[position] = CONTAINS.exact
      else if (contains[position] === CONTAINS.words) contains[position] = CONTAINS.substring
      return false
    })
  }
  return (position) => {
    if (contains[position] === CONTAINS.exact) return STRENGTH.exact
    if (contains[position] === CONTAINS.substring) return STRENGTH.substring
    const found = letters[position] as number
    return found === 0 ? 0 : wordStrength(found, words)
  }
}
