import { foldText } from '../finder/vocabulary/fold-text.ts'

/**
 * As SERVICE_KINDS are written: words without case, accents, apostrophes and punctuation; "d'animaux" is two.
 */
export function phraseOf(text: string): string {
  return foldText(text)
    .replace(/\b([dl])['’](?=\p{L})/gu, '$1 ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
