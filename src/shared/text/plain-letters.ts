/** Latin letters that Unicode does not decompose (CLDR, transform Latin-ASCII). */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  ŧ: 't',
}

/** Those that normalize('NFKD') leaves: "Łódź" → "Lódź". Keeps case. */
export function plainLetters(text: string): string {
  return text.replace(/[æœßþđðħıłŋøŧ]/giu, (letter) => {
    const lower = letter.toLowerCase()
    const plain = PLAIN_LETTERS[lower] ?? letter
    return letter === lower ? plain : plain.toUpperCase()
  })
}

/** NFC: both forms of a name give the same. */
export const fileNameLetters = (name: string): string =>
  name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]/gu, '_')
