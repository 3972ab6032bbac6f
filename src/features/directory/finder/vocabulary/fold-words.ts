import { searchText } from '../../../../shared/search.ts'
import { plainLetters } from '../../../../shared/text/plain-letters.ts'
import { longForms } from './words.ts'

const LONG_FORMS = longForms('word')

/**
 * Unifies case, accents, quotation marks, dashes, dots, spaces, "&" and "and", St/Ste/Saint, Ft/Fort,
 * Mt/Mount, Bros/Brothers, Svc/Service, 5th/Fifth; joins single letters ("J. B.", "JB"). Other signs stay. May be empty.
 */
export const foldWords = (text: string): string =>
  joinLetters(foldText(searchText(text)).split(' ').flatMap(wordsOf))

/** French articles and "of", which tables of phrases leave out. */
const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L})/giu

/** As tables of phrases have it: folded, without other signs; "l'hôpital" is "hopital". */
export const foldPhrase = (text: string): string =>
  foldWords(text.replace(ELIDED, ''))
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim()

/** `part`: folded, without spaces. */
function wordsOf(part: string): readonly string[] {
  const long = LONG_FORMS.get(part)
  if (long) return long.split(' ')
  if (/^[a-z\d]+$/.test(part)) return [part]
  return plainLetters(part)
    .replace(/['’‘‛`´ʼ′"“”„‟«»‹›\u00ad]/g, '')
    .replace(/[&+]/g, ' and ')
    .replace(/[\s.,;:!?¡¿/()[\]\u2010-\u2015\u2212-]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => LONG_FORMS.get(word) ?? word)
}

/** "j b cole" → "jb cole". */
const joinLetters = (words: readonly string[]): string =>
  words.join(' ').replace(/(?<![^ ])([a-z]) (?=[a-z](?: |$))/g, '$1')

/** Removes accents and case ("Montréal" → "montreal"; "Œuvre" → "œuvre"). SEARCH-1 ignores case only. */
export function foldText(text: string): string {
  // By far the most common.
  if (isAscii(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Returns whether folding changes nothing but case. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
export const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text)
