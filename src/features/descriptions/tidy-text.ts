/** Stands after "Asheville, North Carolina": a comma follows there unless the sentence has its own sign or ends. */
export const PLACE_END = '\u0001'

/** A sentence as it is printed: commas after places, one full stop where an abbreviation ends it. */
export function tidySentence(text: string): string {
  return text
    .replace(new RegExp(`${PLACE_END}(?=[.,;:])`, 'g'), '')
    .replaceAll(PLACE_END, ',')
    .replace(/\.\.$/, '.')
    .replace(/\s+/g, ' ')
    .trim()
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], by = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${by} ${words.at(-1)}`
}

/** With its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
