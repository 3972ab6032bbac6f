import { plainLetters } from '../text/plain-letters.ts'

/** SITE-9: "St. John's" → "st-johns", "Łódź" → "lodz". Other scripts stay. */
export function toSlug(name: string): string {
  if (/^[A-Za-z]+( [A-Za-z]+)*$/.test(name)) return name.toLowerCase().replaceAll(' ', '-')
  return plainLetters(name.normalize('NFKD').replace(/\p{Diacritic}/gu, ''))
    .toLowerCase()
    .replace(/['’`´.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
