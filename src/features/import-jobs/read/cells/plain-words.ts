import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { STREETS, UNTELLING_WORDS, wordsOf } from '../../../directory/finder/vocabulary/words.ts'
import { CAPITALS } from './title-case.ts'

/** Of names, streets and their units, which tell one from no other: "of", "du", "suite", "west". */
export const USUAL_WORDS: ReadonlySet<string> = new Set([
  ...UNTELLING_WORDS,
  ...STREETS,
  ...wordsOf('kin', 'before-street', 'of-place'),
  ...'or to by del on from with sur sous saint sainte van von der den di da dos das do ben al'.split(' '),
  ...'st th nd rd suite ste unit apt apartment floor fl room rm bldg building bureau local bis'.split(' '),
  ...'pa extension ext lower upper level rear box mall plaza downtown uptown'.split(' '),
  ...'society care center centre celebration planning option alternative garden park tribute partner'.split(
    ' ',
  ),
  ...'nord sud est ouest norte sur este oeste'.split(' '),
])
const TRADE_STEM = /^(?:funer|mortua|cremat|chapel|memor|commemor|sepult|cemeter|thanato)/

/** "Hale", "O'Brien", "DeWitt", "Smith-Jones", "d'Arc", "Jr.", "J.B.", "3rd". */
const PIECE = "(?:[dl]['’]|d[aei]|l[ae])?(?:(?:\\p{Lu}['’])?(?:\\p{Lu}\\p{Ll}{1,3})?\\p{Lu}\\p{Ll}*|s)"
const CAPITALISED = new RegExp(`^${PIECE}(?:['’\`´‐‑-]${PIECE}|['’]s?)*$`, 'u')
const INITIALS = /^(?:\p{Lu}\.?){1,3}$|^(?:\p{Lu}\.){3,}$/u
const ORDINAL = /^\d+(?:st|nd|rd|th|e|er|re|ième)$/i

/** Whether names and addresses have the word beside what tells them apart; in any case, accents or not. */
export function isUsualWord(word: string): boolean {
  const folded = foldWords(word)
  return USUAL_WORDS.has(folded) || USUAL_WORDS.has(folded.replace(/s$/, '')) || TRADE_STEM.test(folded)
}

/** Without signs around it: "Sons," is "Sons". */
export const bare = (word: string): string => word.replace(/^["“]|[.,"”]+$/gu, '')

/** Whether a word is written as names, streets and cities are: with a capital, a usual one in any case. */
export function isPlainWord(word: string): boolean {
  const text = bare(word)
  return (
    INITIALS.test(word.replace(/,$/, '')) ||
    ORDINAL.test(text) ||
    CAPITALS.has(text) ||
    CAPITALISED.test(text) ||
    (/^[\p{L}\p{M}'’-]+$/u.test(text) && text.split('-').every(isUsualWord))
  )
}
