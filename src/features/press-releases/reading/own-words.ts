/** Of every sentence. */
const COMMON = /^(?:been|from|have|into|that|their|they|this|were|will|with|awards?|prix|premio)$/

/** Words that tell something: of four letters and more by their first five, and numbers. */
export const ownWords = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}|\d[\d,.]*\d|\d/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => (/^\d/.test(word) ? word.replaceAll(',', '') : word.replace(/s$/, '').slice(0, 5))),
  ),
]

/** Those of `words` that stand in none of the texts. */
export function missingIn(words: readonly string[], ...texts: readonly string[]): string[] {
  const known = new Set(texts.flatMap(ownWords))
  return words.filter((word) => !known.has(word))
}
