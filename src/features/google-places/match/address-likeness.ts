import { longForms } from '../../directory/finder/vocabulary/words.ts'
import { plainWords } from './name-likeness.ts'

export type PartnerAddress = { address: string; city: string; state: string; zipCode: string }

/** In addresses "St" is a street. */
const LONG_FORMS = longForms('word', 'street')

/** Five digits, or six characters. */
function postalCodeOf(text: string): string | null {
  const canadian = /\b([A-Z]\d[A-Z])\s?(\d[A-Z]\d)\b/i.exec(text)
  if (canadian) return `${canadian[1]}${canadian[2]}`.toUpperCase()
  return /(?:^|[^\d])(\d{5})(?:-\d{4})?(?=\D*$)/.exec(text)?.[1] ?? null
}

const wordsOf = (text: string): string[] => plainWords(text).map((word) => LONG_FORMS.get(word) ?? word)

/**
 * `street`: null without a number. `town`: same postal code or city. `google`: "12 Main St, Springfield, IL
 * 62701, USA".
 */
export function compareAddress(
  partner: PartnerAddress,
  google: string,
): { street: boolean | null; town: boolean } {
  const [line = '', ...rest] = google.split(',')
  const postal = postalCodeOf(partner.zipCode)
  const samePostal = postal !== null && postal === postalCodeOf(google)
  const city = wordsOf(partner.city).join(' ')
  const sameCity = rest.some((part) => wordsOf(part).join(' ') === city)
  return { street: compareStreet(partner.address, line), town: samePostal || sameCity }
}

function compareStreet(a: string, b: string): boolean | null {
  const [numberA, numberB] = [numberOf(a), numberOf(b)]
  if (numberA === null || numberB === null) return null
  if (numberA !== numberB) return false
  const [wordsA, wordsB] = [streetWords(a), streetWords(b)]
  const common = wordsA.filter((word) => wordsB.includes(word)).length
  return common >= Math.min(wordsA.length, wordsB.length) && common > 0
}

const numberOf = (line: string) => /^\s*(\d+)\b/.exec(line)?.[1] ?? null
const KINDS = new Set(longForms('street').values())
/** Without number, unit and kind. */
function streetWords(line: string): string[] {
  const bare = line.replace(/\b(?:suite|ste|unit|apt|#).*$/i, '').replace(/^\s*\d+[a-z]?\b/i, '')
  const words = wordsOf(bare)
  const named = words.filter((word) => !KINDS.has(word))
  return named.length > 0 ? named : words
}
