import { plainLetters } from '../../../shared/text/plain-letters.ts'

/** "St. Łódź’s" → ["st", "lodzs"]. */
export function plainWords(text: string): string[] {
  const folded = plainLetters(text.normalize('NFKD').replace(/\p{Diacritic}/gu, ''))
    .toLowerCase()
    .replace(/['’.]/g, '')
  return folded.match(/[a-z0-9]+/g) ?? []
}
