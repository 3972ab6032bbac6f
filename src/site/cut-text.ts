/** Cards and reviews are cut at this many characters (spec, sections 2 and 9). */
export const CARD_TEXT_LENGTH = 200
/** Descriptions for search engines are cut at this many characters (spec, section 9). */
export const META_DESCRIPTION_LENGTH = 160

/** The first `length` characters plus '...'; a text that is not longer stays as it is. Never splits a character. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}...`
}

/** At most `length` characters, '...' included, cut between two words; white space becomes single spaces. */
export function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const room = line.slice(0, length - 2)
  const end = room.lastIndexOf(' ')
  // A text without a space in reach is cut within its word.
  const cut = end > length / 2 ? room.slice(0, end) : room.slice(0, length - 3)
  return `${cut.replace(/[\uD800-\uDBFF]$|[\s,;:.–-]+$/g, '')}...`
}
