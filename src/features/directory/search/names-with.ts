import type { SearchIndex } from './search-index.ts'
import { textAt } from './text-column.ts'

/** Returns the positions, in their order, of partners whose names have all these folded words. */
export function namesWith(
  { names }: SearchIndex,
  words: readonly string[],
  positions: readonly number[],
): number[] {
  return positions.filter((position) => {
    const name = textAt(names.words, position)
    return words.every((word) => name.includes(word))
  })
}
