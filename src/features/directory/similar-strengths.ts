import { createSharedCharacterCount } from './character-set.ts'
import { createEditDistance } from './edit-distance.ts'
import type { SearchTexts } from './search-index.ts'
import type { SimilarQuery } from './similar-query.ts'
import { LEAST_LIKENESS, likenessOf, STRENGTH, spellingStrength, wordStrength } from './similarity.ts'
import { endOf, scanTextColumn, type TextColumn } from './text-column.ts'

/** The strength of every text of a column against a query: what createFieldStrength gives for each, reckoned together. */
export function strengthsOf(texts: SearchTexts, query: SimilarQuery): Float64Array {
  const strengths = certainStrengths(texts.folded, query)
  const spelling = prepareSpelling(texts, query)
  for (let position = 0; position < strengths.length; position++) {
    const certain = strengths[position] as number
    if (spelling.most(position) > certain) strengths[position] = Math.max(certain, spelling.exact(position))
  }
  return strengths
}

/** Strengths by spelling alone, of text and subject of the query. */
export function prepareSpelling(texts: SearchTexts, query: SimilarQuery) {
  const [whole, subject] = textsOf(query).map((text) => prepareLikeness(texts, text))
  const strongest = (a: number, b: number) => spellingStrength(Math.max(a, b))
  return {
    /** A number that the strength does not exceed, without a look at the text. */
    most: (position: number) => strongest(whole?.most(position) ?? 0, subject?.most(position) ?? 0),
    exact: (position: number) => strongest(whole?.exact(position) ?? 0, subject?.exact(position) ?? 0),
  }
}

/** Likeness of the texts of a column to one text. */
export function prepareLikeness({ folded, characters, repeated }: SearchTexts, text: string) {
  const distanceTo = createEditDistance(text)
  const sharedWith = createSharedCharacterCount(text)
  return {
    /** A number that the likeness does not exceed. */
    most(position: number): number {
      const length = endOf(folded, position) - (folded.starts[position] as number)
      if (length === 0 || text.length === 0) return 0
      const longer = Math.max(length, text.length)
      const shorter = Math.min(length, text.length)
      if (shorter <= LEAST_LIKENESS * longer) return 0
      // Only a character that both have can stay; every other one of the longer text is an edit.
      const shared = sharedWith(characters[position] as number, repeated[position] as number)
      return Math.min(shared, shorter) / longer
    },
    exact(position: number): number {
      const start = folded.starts[position] as number
      const end = endOf(folded, position)
      return likenessOf(distanceTo(folded.text, start, end), Math.max(1, text.length, end - start))
    },
  }
}

/** The strengths that passes over the whole column find: words, substring and exact. */
export function certainStrengths(folded: TextColumn, query: SimilarQuery): Float64Array {
  const count = folded.starts.length - 1
  const letters = new Uint16Array(count)
  for (const word of query.words) {
    scanTextColumn(folded, word, (position) => {
      letters[position] = (letters[position] as number) + word.length
      return false
    })
  }
  const strengths = new Float64Array(count)
  for (let position = 0; position < count; position++) {
    const found = letters[position] as number
    if (found > 0) strengths[position] = wordStrength(found, query.words)
  }
  for (const text of textsOf(query)) {
    scanTextColumn(folded, text, (position) => {
      const isExact = endOf(folded, position) - (folded.starts[position] as number) === text.length
      if (isExact) strengths[position] = STRENGTH.exact
      else if ((strengths[position] as number) < STRENGTH.substring) strengths[position] = STRENGTH.substring
      return false
    })
  }
  return strengths
}

function textsOf({ text, subject }: SimilarQuery): string[] {
  return text === subject ? [text] : [text, subject]
}
