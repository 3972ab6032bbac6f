import { searchText } from '../../../shared/search.ts'
import { foldText } from './fold-text.ts'

const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'saint',
  sainte: 'saint',
  ft: 'fort',
  mt: 'mount',
  bros: 'brothers',
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
}

/**
 * Folds a text to words that compare however it was written: case, accents, apostrophes and quotation marks of any
 * kind, dashes, dots, "&" and "and", doubled spaces, St, Ste and Saint, Ft and Fort, Mt and Mount, Bros and Brothers, 5th and
 * Fifth; single letters are
 * joined ("J. B." and "JB"). Other signs ("%", "_", emoji) stay. May be empty.
 */
export function foldWords(text: string): string {
  const plain = foldText(searchText(text))
  // All other short forms have fewer letters or a digit.
  if (/^[a-z]{4,}(?: [a-z]{4,})*$/.test(plain))
    return plain.replace(/\b(?:sainte|bros)\b/g, (word) => LONG_FORMS[word] ?? word)
  const words = plain
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replace(/['’‘‛`´ʼ′"“”„‟«»‹›\u00ad]/g, '')
  return joinLetters(
    words
      .replace(/[&+]/g, ' and ')
      .replace(/[\s.,;:!?¡¿/()[\]\u2010-\u2015\u2212-]+/g, ' ')
      .trim()
      .split(' ')
      .map((word) => LONG_FORMS[word] ?? word),
  )
}

/** "j b cole" → "jb cole". */
function joinLetters(words: readonly string[]): string {
  let joined = ''
  let wasLetter = false
  for (const word of words) {
    const isLetter = /^[a-z]$/.test(word)
    joined += joined === '' || (isLetter && wasLetter) ? word : ` ${word}`
    wasLetter = isLetter
  }
  return joined
}
