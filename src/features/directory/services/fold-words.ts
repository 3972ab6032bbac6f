import { foldText } from '../search/fold-text.ts'

/** Returns a text's words without case, accents, apostrophes and punctuation, joined by one space. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
