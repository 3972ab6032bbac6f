/** Converts a name to a URL segment (SITE-9): "Québec" → "quebec", "St. John's" → "st-johns". */
export function toSlug(name: string): string {
  // Fast path for plain words.
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
