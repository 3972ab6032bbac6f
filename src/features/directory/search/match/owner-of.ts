import type { SearchIndex } from '../indexes/search-index.ts'

/** Shorter words end in S by themselves. */
const SHORTEST_OWNER = 4

/** Returns the name that a folded word is the possessive of, typed without its apostrophe ("keohanes"), else the word. */
export function ownerOf({ nameWords }: Pick<SearchIndex, 'nameWords'>, word: string): string {
  const owner = word.replace(/(?<=[^s])s$/, '')
  const isOwner = owner.length >= SHORTEST_OWNER && !nameWords.known.has(word) && nameWords.known.has(owner)
  return isOwner ? owner : word
}
