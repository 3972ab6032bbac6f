import { type CharacterCounts, prepareCharacterCounts, sharedCharacters } from '../character-set.ts'
import { editDistance, type Pattern, preparePattern } from '../edit-distance.ts'
import type { SearchTexts } from '../search-index.ts'
import { endOf, scanTextColumn, type TextColumn } from '../text-column.ts'
import type { SimilarQuery } from './similar-query.ts'
import { LEAST_LIKENESS, likenessOf, STRENGTH, spellingStrength, wordStrength } from './similarity.ts'

/** The strength of every text of a column: what createFieldStrength gives for each, reckoned together. */
export function strengthsOf(column: SearchTexts, text: string, words: readonly string[]): Float64Array {
  const certain = certainStrengths(column.folded, [text], words)
  const likeness = prepareLikeness(column, text)
  const strengths = new Float64Array(column.folded.starts.length - 1)
  for (let position = 0; position < strengths.length; position++) {
    const known = certain(position)
    const isToBeSpelled =
      known < STRENGTH.substring && spellingStrength(mostLikeness(likeness, position)) > known
    strengths[position] = isToBeSpelled
      ? Math.max(known, spellingStrength(exactLikeness(likeness, position)))
      : known
  }
  return strengths
}

/** Texts of a column prepared for being compared by spelling with a query: as a whole, and with its subject. */
export type Spelling = { whole: Likeness; subject: Likeness | null }

/** Prepares the comparison by spelling. */
export function prepareSpelling(texts: SearchTexts, query: SimilarQuery): Spelling {
  const whole = prepareLikeness(texts, query.text)
  return { whole, subject: query.text === query.subject ? null : prepareLikeness(texts, query.subject) }
}

/** A number that the strength by spelling does not exceed, without a look at the text. */
export function mostBySpelling({ whole, subject }: Spelling, position: number): number {
  const likeness = mostLikeness(whole, position)
  return spellingStrength(subject === null ? likeness : Math.max(likeness, mostLikeness(subject, position)))
}

/** The strength by spelling. */
export function exactBySpelling({ whole, subject }: Spelling, position: number): number {
  const likeness = exactLikeness(whole, position)
  return spellingStrength(subject === null ? likeness : Math.max(likeness, exactLikeness(subject, position)))
}

/** Texts of a column prepared for being compared with one text. */
export type Likeness = {
  readonly texts: SearchTexts
  readonly length: number
  readonly pattern: Pattern
  readonly counts: CharacterCounts
  readonly least: number
}

/** Prepares the comparison with one text; a likeness that is below `least` may be said to be 0. */
export function prepareLikeness(texts: SearchTexts, text: string, least = LEAST_LIKENESS): Likeness {
  return {
    texts,
    length: text.length,
    pattern: preparePattern(text),
    counts: prepareCharacterCounts(text),
    least,
  }
}

/** A number that the likeness of a text does not exceed, without a look at it. */
export function mostLikeness({ texts, length, counts, least }: Likeness, position: number): number {
  const { starts } = texts.folded
  const other = (starts[position + 1] as number) - (starts[position] as number) - 1
  const longer = Math.max(length, other)
  const shorter = Math.min(length, other)
  if (shorter < least * longer || shorter === 0) return 0
  // Only a character that both have can stay; every other one of the longer text is an edit.
  const shared = sharedCharacters(
    counts,
    texts.characters[position] as number,
    texts.repeated[position] as number,
  )
  return Math.min(shared, shorter) / longer
}

/** The likeness of a text. */
export function exactLikeness({ texts, length, pattern }: Likeness, position: number): number {
  const start = texts.folded.starts[position] as number
  const end = endOf(texts.folded, position)
  return likenessOf(editDistance(pattern, texts.folded.text, start, end), Math.max(1, length, end - start))
}

/** What a text contains: some of the words, one of the wanted texts, or nothing but one of these. */
const CONTAINS = { words: 0, substring: 1, exact: 2 } as const

/**
 * The strengths that passes over the whole column find: words, substring and exact. `mayHave` says false of what no text
 * of the column contains, which saves the pass.
 */
export function certainStrengths(
  column: TextColumn,
  texts: readonly string[],
  words: readonly string[],
  mayHave: (text: string) => boolean = () => true,
): (position: number) => number {
  const wanted = [...new Set(texts)].filter(mayHave)
  // What contains a text is found by that, and counts more.
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
