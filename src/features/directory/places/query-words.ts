import { foldWords } from '../search/fold-words.ts'

export type QueryWord = {
  /** Folded. */
  text: string
  isAfterComma: boolean
  /** In capitals within a query that has small letters too. */
  isCapitals: boolean
  /** Set by readPostalCode. */
  isCode: boolean
}

/** Splits a query into folded words and keeps what folding loses: commas and capitals. */
export function toQueryWords(query: string): QueryWord[] {
  const hasSmall = /\p{Ll}/u.test(query)
  // Undotted, it is Louisiana's code.
  const spelled = query.replace(/\bl\. ?a\b\.?/gi, 'Los Angeles')
  return spelled.split(/[,;\n]/).flatMap((part, number) => {
    const capitals = new Set(
      hasSmall
        ? Array.from(part.matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu), ([word]) => foldWords(word))
        : [],
    )
    return foldWords(part)
      .split(' ')
      .filter((text) => text !== '')
      .map((text, at) => ({
        text,
        isAfterComma: number > 0 && at === 0,
        isCapitals: capitals.has(text),
        isCode: false,
      }))
  })
}
