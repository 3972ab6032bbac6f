/** "Wren" → "Wren’s", "Sons" → "Sons’" (AP). */
export const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`)
/** "… at 4 p.m." has its stop. */
export const withStop = (text: string) => (/[.?!]["”]?$/.test(text) ? text : `${text}.`)
export const withoutStop = (text: string) => text.replace(/(?<!\b[\p{L}.]*\.\p{L})[.!…:;,\s]+$/u, '')
/** "RSVP" keeps its capitals. */
export const quietFirst = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Of every sentence. */
const COMMON =
  /^(?:been|(?:sun|mon|tues|wednes|thurs|fri|satur)day|from|have|into|that|their|they|this|were|will|with|awards?|prix|premio)$/

/** Words that tell something: of four letters and more by their first five, and numbers. */
export const ownWords = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}|\d[\d,.]*\d|\d/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => (/^\d/.test(word) ? word.replaceAll(',', '') : word.replace(/s$/, '').slice(0, 5))),
  ),
]

/** Those of `words` that stand in none of the texts. */
export function missingIn(words: readonly string[], ...texts: readonly string[]): string[] {
  const known = new Set(texts.flatMap(ownWords))
  return words.filter((word) => !known.has(word))
}
