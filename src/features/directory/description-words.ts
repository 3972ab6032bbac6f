import type { DirectoryEntry } from './directory-view.ts'
import { foldText } from './fold-text.ts'
import type { SimilarQuery } from './similar-query.ts'
import { LEAST_LIKENESS, STRENGTH, wordStrength } from './similarity.ts'
import { layTextColumn, scanTextColumn, type TextColumn } from './text-column.ts'

/**
 * Which words descriptions have: enough to know what a description can give to a query without reading any. Words of
 * partners that left stay in it, which does no harm: it serves as a bound.
 */
export type DescriptionWords = {
  readonly known: ReadonlySet<string>
  readonly words: TextColumn
  /** Length of the shortest description; Infinity when there is none. */
  readonly shortest: number
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** The words known before, and those of further entries. A generator, to be run in slices. */
export function* gatherDescriptionWords(
  before: DescriptionWords | null,
  added: readonly DirectoryEntry[],
): Generator<undefined, DescriptionWords, undefined> {
  const known = new Set(before?.known)
  let shortest = before?.shortest ?? Number.POSITIVE_INFINITY
  for (const [position, { description }] of added.entries()) {
    if (!description) continue
    const folded = foldText(description)
    shortest = Math.min(shortest, folded.length)
    for (const word of folded.split(BETWEEN_WORDS)) known.add(word)
    if (position % 500 === 0) yield
  }
  if (before && known.size === before.known.size) return { ...before, shortest }
  const words = [...known]
  return {
    known,
    words: yield* layTextColumn(words.length, (position) => words[position] as string),
    shortest,
  }
}

/** A number that no description's strength against the query exceeds. */
export function mostDescriptionStrength(descriptions: DescriptionWords, query: SimilarQuery): number {
  const occurs = (word: string) => {
    let isFound = word === ''
    scanTextColumn(descriptions.words, word, () => {
      isFound = true
      return true
    })
    return isFound
  }
  // To contain the query, or its subject, a description must have every word of it.
  if ([query.text, query.subject].some((text) => text.split(BETWEEN_WORDS).every(occurs)))
    return STRENGTH.exact
  const letters = query.words.filter(occurs).reduce((sum, word) => sum + word.length, 0)
  const isComparable = query.text.length > LEAST_LIKENESS * descriptions.shortest
  return Math.max(wordStrength(letters, query.words), isComparable ? STRENGTH.spelling : 0)
}
