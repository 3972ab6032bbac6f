/**
 * A place or partner name as it stands in a URL: lower case, spaces to hyphens (spec, section 2).
 * Accents are folded and every other mark is dropped, so "Québec" → "quebec", "St. John's" → "st-johns",
 * and no two spellings of one city get two pages.
 */
export function toSlug(name: string): string {
  // Most names are plain words; they need none of the folding below.
  if (/^[A-Za-z]+( [A-Za-z]+)*$/.test(name)) return name.toLowerCase().replaceAll(' ', '-')
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’`´.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}
