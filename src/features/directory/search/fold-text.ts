/**
 * A text as people compare it: accents and letter case taken away ("Montréal" → "montreal", "Œuvre" stays "œuvre").
 * Used for order by name, typeahead and places; never for the search rule, which knows letter case alone.
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
