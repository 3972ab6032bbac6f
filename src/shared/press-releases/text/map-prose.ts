const QUOTED = /“[^”]*”|"[^"\n]*"/
const ADDRESS =
  /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+\.(?:com|org|net|ca|us|info|example)\b\S*/i
const TELEPHONE = /\+?\d{0,2}[ .-]?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/

/** For a text as it stands in a pattern. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Changes a text outside quotations, addresses, telephone numbers and `names`; `at`: where a stretch begins.
 */
export function mapProse(
  text: string,
  names: readonly string[],
  change: (prose: string, at: number) => string,
): string {
  const sources = [QUOTED, ADDRESS, TELEPHONE].map((pattern) => pattern.source)
  const kept = [...names].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  const pattern = new RegExp([...kept.map(escapePattern), ...sources].join('|'), 'giu')
  let result = ''
  let at = 0
  for (const match of text.matchAll(pattern)) {
    result += change(text.slice(at, match.index), at) + match[0]
    at = match.index + match[0].length
  }
  return result + change(text.slice(at), at)
}
