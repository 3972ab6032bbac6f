import type { SearchField } from '../indexes/search-field.ts'
import type { SearchIndex } from '../indexes/search-index.ts'
import { scanTextColumn, textAt } from '../../finder/index/text-column.ts'
import { findTexts } from '../../finder/index/word-index.ts'

/** Shorter words are parts of any name. */
const SHORTEST_PART = 3

/**
 * Names that have all these folded words: first those with most of the query's (`all`), everyday ones ("and
 * sons") included.
 */
export function namesWith(
  { names }: SearchIndex,
  words: readonly string[],
  positions: readonly number[],
  all: readonly string[] = words,
): number[] {
  const nameOf = (position: number) => ` ${textAt(names.words, position)} `
  const shared = (position: number) => all.filter((word) => nameOf(position).includes(` ${word} `)).length
  const found = positions.filter((position) => {
    const name = nameOf(position)
    return words.every((word) => name.includes(word.length < SHORTEST_PART ? ` ${word} ` : word))
  })
  const counts = new Map(found.map((position) => [position, shared(position)]))
  return found.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}

/** Each folded word in name, city or state; in order. */
export function partnersWith(
  { ranked, nameIndex, cities, states }: SearchIndex,
  words: readonly string[],
): number[] {
  /** Words that each partner has, from the first on. */
  const found = new Uint8Array(ranked.length)
  for (const [number, word] of words.entries()) {
    const mark = (position: number) => {
      if (found[position] === number) found[position] = number + 1
    }
    findTexts(nameIndex.words, word, mark)
    for (const field of [cities, states]) markMembers(field, word, mark)
  }
  const positions: number[] = []
  for (const [position, count] of found.entries()) if (count === words.length) positions.push(position)
  return words.length === 0 ? [] : positions
}

function markMembers(field: SearchField, word: string, mark: (position: number) => void) {
  scanTextColumn(field.words, word, (value) => {
    for (const position of field.members.subarray(field.memberStarts[value], field.memberStarts[value + 1]))
      mark(position)
    return false
  })
}
