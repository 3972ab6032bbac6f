import { foldText } from '../search/text/fold-text.ts'

/**
 * Returns a text as the phrases of SERVICE_KINDS are written: words without case, accents, apostrophes and
 * punctuation, joined by one space; "d'animaux" is two.
 */
export function phraseOf(text: string): string {
  return foldText(text)
    .replace(/\b([dl])['’](?=\p{L})/gu, '$1 ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
