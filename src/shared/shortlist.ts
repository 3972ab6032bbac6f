/** One printed page holds four. */
export const MAX_SHORTLIST = 4

/** Returns distinct slugs or ids in order, at most twelve. */
export function readShortlist(text: string): string[] {
  const slugs = text.split(',').map((slug) => slug.trim())
  return [...new Set(slugs.filter((slug) => slug !== '' && slug.length <= 300))].slice(0, MAX_SHORTLIST * 3)
}
