import { foldWords } from '../vocabulary/fold-words.ts'

export type QueryWord = {
  /** Folded. */
  text: string
  isAfterComma: boolean
  /** In a query that has small letters too. */
  isCapitals: boolean
  /** Set by readPostalCode. */
  isCode: boolean
}

/** Folds, but keeps commas and capitals. */
export function toQueryWords(query: string): QueryWord[] {
  const hasSmall = /\p{Ll}/u.test(query)
  // Undotted, it is Louisiana's code.
  const spelled = query
    .replace(/(?<![\p{L}.])l\. ?a\b\.?/giu, 'Los Angeles')
    // Veterans Affairs, not Virginia.
    .replace(/\bva (?=(?:hospital|medical|clinic|cemetery)\b)/gi, '')
  return spelled.split(/[,;\n]/).flatMap((part, number) => {
    const capitals = new Set(
      hasSmall
        ? Array.from(part.matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu), ([word]) => foldWords(word))
        : [],
    )
    return (
      foldWords(part)
        .split(' ')
        // "*boise*"; emoji alone say nothing.
        .map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((text) => text !== '')
        .map((text, at) => ({
          text,
          isAfterComma: number > 0 && at === 0,
          isCapitals: capitals.has(text),
          isCode: false,
        }))
    )
  })
}
