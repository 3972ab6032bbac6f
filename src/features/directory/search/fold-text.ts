/**
 * Removes accents and case ("Montréal" → "montreal"; "Œuvre" → "œuvre"). For order, typeahead and places;
 * SEARCH-1 ignores case only.
 */
export function foldText(text: string): string {
  // Plain ASCII is by far the most common and needs no decomposition.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
  if (/^[\u0000-\u007f]*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
