/** CARD-2, PARTNER-3. */
export const CARD_TEXT_LENGTH = 200
/** SITE-2. */
export const META_DESCRIPTION_LENGTH = 160

/** Cuts to `length` characters plus '...'; never splits a character or adds to a full stop. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$|[.…]+\s*$/, '')}...`
}

/** Cuts between words to `length` characters, '...' included; folds white space. */
export function cutAtWord(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const room = line.slice(0, length - 2)
  const end = room.lastIndexOf(' ')
  const cut = end > length / 2 ? room.slice(0, end) : room.slice(0, length - 3)
  return `${cut.replace(/[\uD800-\uDBFF]$|[\s,;:.–-]+$/g, '')}...`
}
