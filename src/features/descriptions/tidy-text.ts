/** Becomes a comma unless punctuation or the end follows. */
export const PLACE_END = '\u0001'

/** Commas after places, one full stop after a final abbreviation. */
export function tidySentence(text: string): string {
  return text
    .replace(new RegExp(`${PLACE_END}(?=[.,;:])`, 'g'), '')
    .replaceAll(PLACE_END, ',')
    .replace(/\.\.$/, '.')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "a", "a and b" or "a, b and c". */
export function joinWords(words: readonly string[], by = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${by} ${words.at(-1)}`
}

/** The first letter alone. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
