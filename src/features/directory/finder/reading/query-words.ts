import { foldWords } from '../vocabulary/fold-words.ts'

export type QueryWord = {
  /** Folded. */
  text: string
  isAfterComma: boolean
}

/** Folds, but keeps commas. */
export function toQueryWords(query: string): QueryWord[] {
  // Undotted, it is Louisiana's code.
  const spelled = query
    .replace(/(?<![\p{L}.])l\. ?a\b\.?/giu, 'Los Angeles')
    // Veterans Affairs, not Virginia.
    .replace(/\bva (?=(?:hospital|medical|clinic|cemetery)\b)/gi, '')
  return spelled.split(/[,;\n]/).flatMap((part, number) => {
    return (
      foldWords(part)
        .split(' ')
        // "*boise*"; emoji alone say nothing.
        .map((text) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
        .filter((text) => text !== '')
        .map((text, at) => ({
          text,
          isAfterComma: number > 0 && at === 0,
        }))
    )
  })
}
