import { type CharacterCounts, prepareCharacterCounts, sharedCharacters } from '../indexes/character-set.ts'
import type { SearchTexts } from '../indexes/search-texts.ts'
import { endOf, scanTextColumn, type TextColumn } from '../../finder/index/text-column.ts'
import { editDistance, type Pattern, preparePattern } from '../text/edit-distance.ts'
import type { SimilarQuery } from './similar-query.ts'
import { likenessOf, MIN_LIKENESS, STRENGTH, spellingStrength, wordStrength } from './similarity.ts'

/** By position, equal to createFieldStrength. */
export function strengthsOf(column: SearchTexts, text: string, words: readonly string[]): Float64Array {
  const certain = certainStrengths(column.folded, [text], words)
  const likeness = prepareLikeness(column, text)
  const strengths = new Float64Array(column.folded.starts.length - 1)
  for (let position = 0; position < strengths.length; position++) {
    const known = certain ? certain(position) : 0
    const isToBeSpelled =
      known < STRENGTH.substring && spellingStrength(maxLikeness(likeness, position)) > known
    strengths[position] = isToBeSpelled
      ? Math.max(known, spellingStrength(exactLikeness(likeness, position)))
      : known
  }
  return strengths
}

export type Spelling = { whole: Likeness; subject: Likeness | null }

/** For the two below. */
export function prepareSpelling(texts: SearchTexts, query: SimilarQuery): Spelling {
  const whole = prepareLikeness(texts, query.text)
  return { whole, subject: query.text === query.subject ? null : prepareLikeness(texts, query.subject) }
}

/** Upper bound of exactBySpelling, without reading the text. */
export function maxBySpelling({ whole, subject }: Spelling, position: number): number {
  const likeness = maxLikeness(whole, position)
  return spellingStrength(subject === null ? likeness : Math.max(likeness, maxLikeness(subject, position)))
}

/** 0–1. */
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

/** Likenesses below `least` may be 0. */
export function prepareLikeness(texts: SearchTexts, text: string, least = MIN_LIKENESS): Likeness {
  return {
    texts,
    length: text.length,
    pattern: preparePattern(text),
    counts: prepareCharacterCounts(text),
    least,
  }
}

/** Upper bound of exactLikeness, without reading the text. */
export function maxLikeness({ texts, length, counts, least }: Likeness, position: number): number {
  const { starts } = texts.folded
  const other = (starts[position + 1] as number) - (starts[position] as number) - 1
  const longer = Math.max(length, other)
  const shorter = Math.min(length, other)
  if (shorter < least * longer || shorter === 0) return 0
  // Each unshared character of the longer text is an edit.
  const shared = sharedCharacters(
    counts,
    texts.characters[position] as number,
    texts.repeated[position] as number,
  )
  return Math.min(shared, shorter) / longer
}

/** 0–1. */
export function exactLikeness({ texts, length, pattern }: Likeness, position: number): number {
  const start = texts.folded.starts[position] as number
  const end = endOf(texts.folded, position)
  return likenessOf(editDistance(pattern, texts.folded.text, start, end), Math.max(1, length, end - start))
}

const CONTAINS = { words: 0, substring: 1, exact: 2 } as const

/** Maybe more than once per text. */
export type FindIn = (text: string, onHit: (position: number) => void) => void

/** By words, substring and exact matches; null when no text has any. */
export function certainStrengths(
  column: TextColumn,
  texts: readonly string[],
  words: readonly string[],
  findIn: FindIn = (text, onHit) =>
    scanTextColumn(column, text, (position) => {
      onHit(position)
      return false
    }),
): ((position: number) => number) | null {
  const wanted = [...new Set(texts)]
  const parts = words.filter((word) => !wanted.includes(word))
  const count = column.starts.length - 1
  // Most texts have no word of a misspelt query.
  let found: { letters: Uint16Array; counted: Uint8Array; contains: Uint8Array } | null = null
  const arrays = () => {
    found ??= {
      letters: new Uint16Array(count),
      counted: new Uint8Array(count),
      contains: new Uint8Array(count),
    }
    return found
  }
  for (const [number, part] of parts.entries()) {
    findIn(part, (position) => {
      const { letters, counted } = arrays()
      if (counted[position] === number + 1) return
      counted[position] = number + 1
      letters[position] = (letters[position] as number) + part.length
    })
  }
  for (const text of wanted) {
    findIn(text, (position) => {
      const { contains } = arrays()
      const isExact = endOf(column, position) - (column.starts[position] as number) === text.length
      contains[position] = Math.max(
        contains[position] as number,
        isExact ? CONTAINS.exact : CONTAINS.substring,
      )
    })
  }
  if (found === null) return null
  const { letters, contains } = arrays()
  const most = words.reduce((sum, word) => sum + word.length, 0)
  const byLetters = Array.from({ length: most + 1 }, (_, length) => wordStrength(length, words))
  return (position) => {
    if (contains[position] === CONTAINS.exact) return STRENGTH.exact
    if (contains[position] === CONTAINS.substring) return STRENGTH.substring
    return byLetters[letters[position] as number] as number
  }
}
