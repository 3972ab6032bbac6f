import { createSharedCharacterCount } from './character-set.ts'
import { createEditDistance } from './edit-distance.ts'
import type { SearchTexts } from './search-index.ts'
import type { SimilarQuery } from './similar-query.ts'
import { LEAST_LIKENESS, likenessOf, STRENGTH, spellingStrength, wordStrength } from './similarity.ts'
import { endOf, scanTextColumn, type TextColumn } from './text-column.ts'

/** The strength of every text of a column against a query: what createFieldStrength gives for each, reckoned together. */
export function strengthsOf(texts: SearchTexts, query: SimilarQuery): Float64Array {
  const certain = certainStrengths(texts.folded, query)
  const spelling = prepareSpelling(texts, query)
  const strengths = new Float64Array(texts.folded.starts.length - 1)
  for (let position = 0; position < strengths.length; position++) {
    const known = certain(position)
    const isToBeSpelled = known < STRENGTH.substring && spelling.most(position) > known
    strengths[position] = isToBeSpelled ? Math.max(known, spelling.exact(position)) : known
  }
  return strengths
}

/** Strengths by spelling alone, of text and subject of the query. */
export function prepareSpelling(texts: SearchTexts, query: SimilarQuery) {
  const whole = prepareLikeness(texts, query.text)
  if (query.text === query.subject) {
    return {
      /** A number that the strength does not exceed, without a look at the text. */
      most: (position: number) => spellingStrength(whole.most(position)),
      exact: (position: number) => spellingStrength(whole.exact(position)),
    }
  }
  const subject = prepareLikeness(texts, query.subject)
  return {
    most: (position: number) => spellingStrength(Math.max(whole.most(position), subject.most(position))),
    exact: (position: number) => spellingStrength(Math.max(whole.exact(position), subject.exact(position))),
  }
}

/** Likeness of the texts of a column to one text; what is not above `least` may be said to be 0. */
export function prepareLikeness(
  { folded, characters, repeated }: SearchTexts,
  text: string,
  least = LEAST_LIKENESS,
) {
  const { starts } = folded
  const distanceTo = createEditDistance(text)
  const sharedWith = createSharedCharacterCount(text)
  return {
    /** A number that the likeness does not exceed. */
    most(position: number): number {
      const length = endOf(folded, position) - (starts[position] as number)
      const longer = Math.max(length, text.length)
      const shorter = Math.min(length, text.length)
      if (shorter < least * longer) return 0
      // Only a character that both have can stay; every other one of the longer text is an edit.
      const shared = sharedWith(characters[position] as number, repeated[position] as number)
      return Math.min(shared, shorter) / longer
    },
    exact(position: number): number {
      const start = starts[position] as number
      const end = endOf(folded, position)
      return likenessOf(distanceTo(folded.text, start, end), Math.max(1, text.length, end - start))
    },
  }
}

/** What a text contains of a query: some of its words, the query or its subject, or nothing else. */
const CONTAINS = { words: 0, substring: 1, exact: 2 } as const

/**
 * The strengths that passes over the whole column find: words, substring and exact. `mayHave` says false of what no text
 * of the column contains, which saves the pass.
 */
export function certainStrengths(
  folded: TextColumn,
  query: SimilarQuery,
  mayHave: (text: string) => boolean = () => true,
): (position: number) => number {
  const texts = [...new Set([query.text, query.subject])].filter(mayHave)
  // What contains the subject is found by that, and counts more.
  const words = query.words.filter((word) => word !== query.subject && mayHave(word))
  if (texts.length === 0 && words.length === 0) return () => 0
  const count = folded.starts.length - 1
  const letters = new Uint16Array(count)
  const contains = new Uint8Array(count)
  for (const word of words) {
    scanTextColumn(folded, word, (position) => {
      letters[position] = (letters[position] as number) + word.length
      return false
    })
  }
  for (const text of texts) {
    scanTextColumn(folded, text, (position) => {
      const isExact = endOf(folded, position) - (folded.starts[position] as number) === text.length
      if (isExact) contains[position] = CONTAINS.exact
      else if (contains[position] === CONTAINS.words) contains[position] = CONTAINS.substring
      return false
    })
  }
  return (position) => {
    if (contains[position] === CONTAINS.exact) return STRENGTH.exact
    if (contains[position] === CONTAINS.substring) return STRENGTH.substring
    const found = letters[position] as number
    return found === 0 ? 0 : wordStrength(found, query.words)
  }
}
