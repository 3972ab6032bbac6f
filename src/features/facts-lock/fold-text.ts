import { plainLetters } from '../../shared/text/plain-letters.ts'

export type FoldedText = {
  text: string
  /** Original UTF-16 offsets. */
  startOf(index: number): number
  endOf(index: number): number
}

const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '‐': '-',
  '−': '-',
  '⁄': '/',
}

/**
 * Makes accents, full-width forms, digits of other scripts, quotes, hyphens and spaces plain and drops
 * invisible characters, so that a fact has one spelling. Keeps letter case.
 */
export function foldText(original: string): FoldedText {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of original) {
    const end = at + character.length
    for (const unit of foldCharacter(character)) {
      text += unit
      for (let index = 0; index < unit.length; index++) {
        starts.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return { text, startOf: (index) => starts[index] ?? at, endOf: (index) => ends[index] ?? at }
}

function foldCharacter(character: string): string {
  if (character >= ' ' && character <= '~' && character !== '`') return character
  if (character === '\n') return '\n'
  if (/[\p{Zs}\t\r\v\f]/u.test(character)) return ' '
  if (/\p{Cf}/u.test(character)) return ''
  const replaced = PLAIN_SIGNS[character]
  if (replaced !== undefined) return replaced
  const plain = character
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Nd}/gu, asAsciiDigit)
    .replace(/[⁄’–]/g, (sign) => PLAIN_SIGNS[sign] ?? sign)
  return plainLetters(plain)
}

/** A script's ten digits are consecutive, zero first. */
function asAsciiDigit(digit: string): string {
  if (digit <= '9') return digit
  let zero = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) {
    zero -= 1
    value += 1
  }
  return String(value)
}
