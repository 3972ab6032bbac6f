import { splitPhone } from '../../shared/text/phone.ts'
import { type Claim, matchClaims, takeOut } from './claim.ts'

const EXTENSION = String.raw`(?: ?,? ?(?:x|ext\.?|extension) ?\d{1,6})?`
const FORMS = [
  // International: "+44 20 7946 0958"
  String.raw`(?<![\w+])\+\d(?:[ ().\-/]{0,3}\d){6,14}(?!\d)${EXTENSION}`,
  // North American: "(828) 555-0142", "1.828.555.0142", "8285550142"
  String.raw`(?<![\w.$])(?:1[ .\-]{0,2})?\(?\d{3}\)?[ .\-/]{0,3}\d{3}[ .\-]{0,2}\d{4}(?!\w)${EXTENSION}`,
  // Local: "555-0142"
  String.raw`(?<![\w.$\-])\d{3}[ .\-]\d{4}(?![\w\-])${EXTENSION}`,
  // Digits one by one: "8 2 8 5 5 5 0 1 4 2"
  String.raw`(?<!\w)\d(?:[ .\-]{1,2}\d){6,14}(?!\w)`,
  // With letters: "1-800-FUNERAL"
  String.raw`(?<!\w)(?:1[ .\-])?\d{3}[ .\-](?:\d{3}[ .\-])?[A-Z]{3,8}(?:-[A-Z]{2,8})?(?![a-z\d])`,
].map((source) => new RegExp(source, 'g'))

const DIGIT_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const SPOKEN_DIGIT = `(?:${DIGIT_WORDS.join('|')}|oh)`
const SPOKEN = new RegExp(String.raw`\b${SPOKEN_DIGIT}(?:[ ,.\-]{1,3}${SPOKEN_DIGIT}){6,14}\b`, 'gi')
const KEYPAD = '22233344455566677778889999'

/** Finds telephone numbers, also in digit words. Keys: see `phoneKey`. */
export function scanPhones(rest: string): Claim[] {
  const claims: Claim[] = []
  let left = rest
  for (const form of [...FORMS, SPOKEN]) {
    const found = matchClaims(left, form, 'phone', ([phone]) => phoneKey(phone))
    claims.push(...found)
    left = takeOut(left, found)
  }
  return claims
}

/** Digits without country code 1, "x12" for an extension. */
export function phoneKey(phone: string): string {
  const { main, extension } = splitPhone(phone.toLowerCase())
  const { digits } = splitPhone(main.replace(/[a-z]+/g, (word) => asDigits(word)))
  const line = extension?.replace(/\D/g, '')
  return line ? `${digits}x${line}` : digits
}

function asDigits(word: string): string {
  if (word === 'oh') return '0'
  const value = DIGIT_WORDS.indexOf(word)
  if (value >= 0) return String(value)
  return [...word].map((letter) => KEYPAD[letter.charCodeAt(0) - 97] ?? '').join('')
}

/** Area code and extension may be missing. */
export function isKnownPhone(key: string, given: readonly string[]): boolean {
  return given.some((phone) => {
    const number = phone.split('x')[0] ?? phone
    return (
      phone === key || number === key || (key.length === 7 && number.length === 10 && number.endsWith(key))
    )
  })
}
