/** A text in plain characters, with the way back to the original. */
export type FoldedText = {
  text: string
  /** UTF-16 offset in the original at which the folded character begins, and at which it ends. */
  startOf(index: number): number
  endOf(index: number): number
}

const REPLACED: Readonly<Record<string, string>> = {
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
  æ: 'ae',
  œ: 'oe',
  Æ: 'AE',
  Œ: 'OE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
}

/**
 * Folds accents, full-width forms, digits of other scripts, typographic quotes, hyphens and spaces to plain ones and
 * drops invisible characters, so that no spelling of a fact looks like another one. Letter case is kept.
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
  const replaced = REPLACED[character]
  if (replaced !== undefined) return replaced
  return character
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Nd}/gu, asAsciiDigit)
    .replace(/[⁄’–]/g, (sign) => REPLACED[sign] ?? sign)
}

/** Unicode keeps each script's ten digits together, the zero at a code point that ends a run of non-digits. */
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
