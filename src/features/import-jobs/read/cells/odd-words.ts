import { STREETS, UNTELLING_WORDS, wordsOf } from '../../../directory/finder/vocabulary/words.ts'
import { CAPITALS } from './title-case.ts'

/** Of names, streets and their units, which tell one from no other: "of", "du", "suite", "west". */
export const USUAL_WORDS: ReadonlySet<string> = new Set([
  ...UNTELLING_WORDS,
  ...STREETS,
  ...wordsOf('kin', 'before-street', 'of-place'),
  ...'or to by del on from with sur sous saint sainte van von der den di da dos das do ben al'.split(' '),
  ...'st th nd rd suite ste unit apt apartment floor fl room rm bldg building bureau local bis'.split(' '),
  ...'extension ext lower upper level rear box mall plaza downtown uptown'.split(' '),
  ...'nord sud est ouest norte sur este oeste'.split(' '),
])
const TRADE_STEM = /^(?:funer|mortua|cremat|chapel|memor|commemor|sepult|cemeter|thanato)/
const SIGNS_OF_CITIES = "\\p{L}\\p{M}\\s.,'’‘`´&\\-‐‑–—"
const OTHER_SIGN = new RegExp(`[^${SIGNS_OF_CITIES}\\p{N}"“”+#;()/º™®°]|(?:^|\\s)/|/(?:\\s|$)`, 'u')
const OTHER_SIGN_OF_CITIES = new RegExp(`[^${SIGNS_OF_CITIES}]`, 'u')
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu

const fold = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '')

/** Whether names and addresses have the word beside what tells them apart; in any case, accents or not. */
export const isUsualWord = (word: string): boolean => USUAL_WORDS.has(fold(word).toLowerCase())

const isSmall = (word: string) =>
  /^\p{Ll}/u.test(word) &&
  word === word.toLowerCase() &&
  !isUsualWord(word) &&
  !isUsualWord(word.replace(/s$/, '')) &&
  !TRADE_STEM.test(fold(word))

/** Whether a city has a sign that cities do not have: "Augusta*", "Bend (2)". */
export const hasOddSign = (city: string): boolean => OTHER_SIGN_OF_CITIES.test(city)

/** The sign or word that a name, a street or a city in ordinary writing does not have: "***", "until"; null for none. */
export function oddPart(text: string): string | null {
  const sign = OTHER_SIGN.exec(text)?.[0] ?? null
  if (sign !== null || text === text.toLowerCase() || text === text.toUpperCase()) return sign
  const words = text.match(WORD) ?? []
  const small = words.find((word) => isSmall(word))
  if (small !== undefined) return small
  return words.slice(1).find((word) => /^\p{Lu}{3,}$/u.test(word) && !CAPITALS.has(word)) ?? null
}
