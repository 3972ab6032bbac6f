import { EVERYDAY_WORDS } from '../../places/query/everyday-words.ts'
import { toQueryWords } from '../../places/query/query-words.ts'

/** Folded, without everyday speech ("near", "my", "funeral"). */
export function tellingWords(query: string): string[] {
  return toQueryWords(query)
    .map(({ text }) => text)
    .filter((text) => !EVERYDAY_WORDS.has(text))
}
