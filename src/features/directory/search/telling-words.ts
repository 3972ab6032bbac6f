import { EVERYDAY_WORDS } from '../places/everyday-words.ts'
import { toQueryWords } from '../places/query-words.ts'

/** Returns a query's folded words without those of everyday speech ("near", "my", "funeral"). */
export function tellingWords(query: string): string[] {
  return toQueryWords(query)
    .map(({ text }) => text)
    .filter((text) => !EVERYDAY_WORDS.has(text))
}
