import { createSharedCharacterCount } from './character-set.ts'
import { createEditDistance } from './edit-distance.ts'
import type { SearchTexts } from './search-index.ts'
import type { SimilarQuery } from './similar-query.ts'
import { LEAST_LIKENESS, likenessOf, STRENGTH, spellingStrength, wordStrength } from './similarity.ts'
import { endOf, scanTextColumn, type TextColumn } from './text-column.ts'

/** Strengths of many texts against one query: what createFieldStrength gives for each, reckoned together. */
export type ColumnStrengths = {
  /** By position: a number that the strength of the text does not exceed, without a look at its spelling. */
  readonly most: Float64Array
  /** The strength of a text, exactly. */
  exact(position: number): number
}

/** Prepares the strengths of all texts of a column. */
export function prepareStrengths(texts: SearchTexts, query: SimilarQuery): ColumnStrengths {
  const certain = certainStrengths(texts.folded, query)
  const most = certain.slice()
  const likenesses = textsOf(query).map((text) => prepareLikeness(texts, text))
  for (const likeness of likenesses) {
    for (let position = 0; position < most.length; position++) {
      const strength = spellingStrength(likeness.most(position))
      if (strength > (most[position] as number)) most[position] = strength
    }
  }
  return {
    most,
    exact(position) {
      let strength = certain[position] as number
      if ((most[position] as number) <= strength) return strength
      for (const likeness of likenesses) {
        if (spellingStrength(likeness.most(position)) <= strength) continue
        strength = Math.max(strength, spellingStrength(likeness.exact(position)))
      }
      return strength
    },
  }
}

/** Likeness of the texts of a column to one text. */
export function prepareLikeness({ folded, characters }: SearchTexts, text: string) {
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
      const shared = sharedWith(characters[position] as number)
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
function certainStrengths(folded: TextColumn, query: SimilarQuery): Float64Array {
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
