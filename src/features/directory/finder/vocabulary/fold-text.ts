/** Removes accents and case ("Montréal" → "montreal"; "Œuvre" → "œuvre"). SEARCH-1 ignores case only. */
export function foldText(text: string): string {
  // By far the most common.
  if (isAscii(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Returns whether folding changes nothing but case. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
export const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text)
