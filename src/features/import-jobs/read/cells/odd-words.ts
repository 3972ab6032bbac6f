import { STREETS, UNTELLING_WORDS, wordsOf } from '../../../directory/finder/vocabulary/words.ts'
import { CAPITALS } from './title-case.ts'

/** Written small in a name or an address: "of", "du", "suite". */
const SMALL = new Set([
  ...UNTELLING_WORDS,
  ...STREETS,
  ...wordsOf('kin', 'before-street', 'of-place', 'direction'),
  ...'or to by del on from with sur sous saint sainte van von der den di da dos das do ben al'.split(' '),
  ...'st th nd rd suite ste unit apt floor fl room rm bldg building bureau local bis north south east west'.split(
    ' ',
  ),
  ...'n s e w ne nw se sw nord sud est ouest norte sur este oeste'.split(' '),
])
const TRADE_STEM = /^(?:funer|funér|mortua|cr[eé]mat|chapel|memor|commémor|s[eé]pult|cemeter|thanato)/
const OTHER_SIGN = /[^\p{L}\p{M}\p{N}\s.,'’‘`´"“”&+#;()/½¼¾ºª°®™\-‐‑–—]/u
const LOOSE_SLASH = /(?:^|\s)\/|\/(?:\s|$)/
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu

const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '')

const isSmall = (word: string) =>
  /^\p{Ll}/u.test(word) &&
  word === word.toLowerCase() &&
  !SMALL.has(fold(word)) &&
  !SMALL.has(fold(word).replace(/s$/, '')) &&
  !TRADE_STEM.test(word)

/** The sign or word that a name, a street or a city in ordinary writing does not have: "***", "until"; null for none. */
export function oddPart(text: string): string | null {
  const sign = OTHER_SIGN.exec(text)?.[0] ?? (LOOSE_SLASH.test(text) ? '/' : null)
  if (sign !== null || text === text.toLowerCase() || text === text.toUpperCase()) return sign
  const words = text.match(WORD) ?? []
  const small = words.find((word) => isSmall(word))
  if (small !== undefined) return small
  return words.slice(1).find((word) => /^\p{Lu}{3,}$/u.test(word) && !CAPITALS.has(word)) ?? null
}
