/** Returns a text for comparing what people type: lower case, without accents, trimmed. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
