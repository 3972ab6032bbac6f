import type { FlagWord, FlagWords } from '../../../shared/import.ts'
import type { ReadRow } from './row-cells.ts'

const MOST_WORDS = 20

/** Of yes/no columns; most frequent first. */
export function createWordCounter() {
  const counts = new Map<keyof FlagWords, Map<string, number>>()
  return {
    add(words: ReadRow['flagWords']) {
      for (const [field, word] of Object.entries(words) as [keyof FlagWords, string][]) {
        const known = counts.get(field) ?? new Map<string, number>()
        counts.set(field, known)
        if (known.has(word) || known.size < MOST_WORDS) known.set(word, (known.get(word) ?? 0) + 1)
      }
    },
    list: (meanings: FlagWords): FlagWord[] =>
      [...counts]
        .flatMap(([field, words]) =>
          [...words].map(([word, count]) => ({
            field,
            word,
            count,
            isYes: meanings[field]?.[word] ?? null,
          })),
        )
        .sort((a, b) => b.count - a.count),
  }
}
