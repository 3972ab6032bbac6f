const POSSESSIVE = /(?<=\p{L})(?:['’‘ʼ]s|(?<=s)['’‘ʼ])(?!\p{L})/gu
const LEGAL_FORM = /[\s,]+(?:inc|incorporated|llc|pllc|ltd|limited|lp|corp|corporation|co|company|pc)\.?$/i

/** Returns a query without possessives, without the legal form of a company, and without both; none that equals it. */
export function otherSpellings(query: string): string[] {
  const plain = query.replace(POSSESSIVE, '')
  return [...new Set([plain, query.replace(LEGAL_FORM, ''), plain.replace(LEGAL_FORM, '')])].filter(
    (other) => other !== query && other.trim() !== '',
  )
}
